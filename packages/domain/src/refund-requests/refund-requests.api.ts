import { parseDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import { competenceText } from '../wire/competence.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { refundRequestStatus } from './refund-request-status.ts';

const reais = z.number();

/** The request for the same payment under another apuração of the product. */
export const requestElsewhere = z.object({
  id_apuracao: z.string(),
  apuracao: z.string(),
  situacao: refundRequestStatus,
  data: z.string().nullable(),
  protocolo: z.string(),
});
export type RequestElsewhere = z.infer<typeof requestElsewhere>;

/** What can be asked back of one DAS, and what became of it. Reais; dates `AAAA-MM-DD`. */
export const refundRequest = z.object({
  competencia: z.string(),
  /** Names the payment within its month: its day, and its place where several fall on one. */
  pagamento: z.string(),
  /** Number of the DAS and bank and agency, where the extrato names them. */
  das: z.string().nullable(),
  banco: z.string().nullable(),
  pago_em: z.string(),
  /** The due date stands in for a payment that no file shows. */
  presumido: z.boolean(),
  /** Of the DAS, without fine and interest; else what was paid; null when neither is known. */
  principal: reais.nullable(),
  /** Codes of revenue 1004 and 1005. */
  cofins: reais,
  pis: reais,
  total: reais,
  prescreve_em: z.string(),
  /** The month's total as somebody corrected it by hand, which says nothing of the two taxes. */
  total_editado: reais.nullable(),
  situacao: refundRequestStatus,
  data: z.string().nullable(),
  protocolo: z.string(),
  /** What it came to when it was asked for; null before. */
  valor_pedido: reais.nullable(),
  alterado_por: z.string().nullable(),
  /** Counts its changes, so that nobody overwrites one unseen; 0 before the first. */
  version: z.int(),
  /** Null where it was asked for here alone, or nowhere. */
  em_outra_apuracao: requestElsewhere.nullable(),
});
export type RefundRequest = z.infer<typeof refundRequest>;

const day = z
  .string()
  .refine((text) => parseDay(text) !== undefined, 'Data inválida')
  .nullable();

const entered = z.object({
  situacao: refundRequestStatus,
  data: day.default(null),
  protocolo: z.string().trim().max(40, 'Use no máximo 40 caracteres.').default(''),
});
const undated = { path: ['data'], message: 'Informe a data.' };
const isDated = ({ situacao, data }: z.output<typeof entered>) => situacao === 'A_PEDIR' || data !== null;

/** What may be entered of a request: a date as soon as it is asked for. */
export const refundRequestEdit = entered.refine(isDated, undated);
export type RefundRequestEdit = z.output<typeof refundRequestEdit>;

const place = z.object({ id_apuracao: z.string(), competencia: competenceText(), pagamento: z.string().max(20) });

export const refundRequestsApi = {
  list: endpoint('GET /simples/:id_apuracao/pedidos', {
    summary: 'O que se pede de volta de cada DAS, e a situação de cada pedido',
    params: place.pick({ id_apuracao: true }),
    response: enveloped(z.array(refundRequest)),
  }),
  save: endpoint('PUT /simples/:id_apuracao/:competencia/pedidos/:pagamento', {
    summary: 'Grava a situação do pedido de um DAS',
    params: place,
    /** `seen` is the version that the editor had. */
    body: entered.extend({ seen: z.int().optional() }).refine(isDated, undated),
    response: enveloped(refundRequest),
  }),
};
