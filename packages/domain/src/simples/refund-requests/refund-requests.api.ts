import { parseDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import { analysisPeriod } from '../../wire/analysis-period.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { decisionEffect, typedDecision } from './decision-effect.ts';
import { refundRequestStatus } from './refund-request-status.ts';
import { receivedRefund, refundAppeal, refundDecision, refundStep } from './refund-step.ts';
import { requestKind } from './request-kind.ts';

const reais = z.number();

/** The request for the same payment under another assessment of the product. */
export const requestElsewhere = z.object({
  id_apuracao: z.string(),
  apuracao: z.string(),
  situacao: refundRequestStatus,
  data: z.string().nullable(),
  protocolo: z.string(),
});
export type RequestElsewhere = z.infer<typeof requestElsewhere>;

/**
 * The refundable amounts of one payment, and the state of its request. Reais; dates `AAAA-MM-DD`. Payments of analyses
 * from files have theses (decision 135); those of the Simples have a DAS.
 */
export const refundRequest = z.object({
  /** `MM/AAAA`; month 13 is the annual 13º of a payroll. */
  competencia: z.string(),
  /**
   * Identifies the payment within its month: its day, with an index if several fall on one day. For an analysis from
   * files the index of the request.
   */
  pagamento: z.string(),
  /** The theses that the request claims; none for a DAS. */
  teses: z.array(z.object({ tese: z.string(), nome: z.string(), credito: reais })),
  tipo: requestKind,
  /** Number of the DAS, and bank and agency, if the statement names them. */
  das: z.string().nullable(),
  banco: z.string().nullable(),
  pago_em: z.string(),
  /** The due date is used because no file shows a payment. */
  presumido: z.boolean(),
  /** Principal of the DAS without fine and interest, or else the amount paid; null when neither is known. */
  principal: reais.nullable(),
  /** Number of the analysed declaration; empty when unknown. */
  declaracao: z.string(),
  /** Revenue codes 1004 and 1005 of a DAS; 0 for an analysis from files. */
  cofins: reais,
  pis: reais,
  total: reais,
  prescreve_em: z.string(),
  /** The month's total corrected by a user, which does not split into the two taxes. */
  total_editado: reais.nullable(),
  situacao: refundRequestStatus,
  data: z.string().nullable(),
  protocolo: z.string(),
  /** The amount when it was requested; null before. */
  valor_pedido: reais.nullable(),
  /** Number of the rectifying declaration; empty before. */
  retificadora: z.string(),
  /** Null before, and for decisions of which only the state was recorded. */
  despacho: refundDecision.nullable(),
  /** The appeal against a denial or a partial grant. */
  recurso: refundAppeal.nullable(),
  recebido: receivedRefund.nullable(),
  alterado_por: z.string().nullable(),
  /** Incremented on every change, to detect concurrent edits; 0 before the first. */
  version: z.int(),
  /** Null when it was requested only here, or not at all. */
  em_outra_apuracao: requestElsewhere.nullable(),
});
export type RefundRequest = z.infer<typeof refundRequest>;

const day = z
  .string()
  .refine((text) => parseDay(text) !== undefined, 'Data inválida')
  .nullable();

/** Fields of a request that a user types. */
export const enteredRequest = z.object({
  situacao: refundRequestStatus,
  data: day.default(null),
  protocolo: z.string().trim().max(40, 'Use no máximo 40 caracteres.').default(''),
});
export const undatedRequest = { path: ['data'], message: 'Informe a data.' };

/** A date is required once the payment is requested. */
export function isDatedRequest({
  situacao,
  data,
}: Pick<z.output<typeof enteredRequest>, 'situacao' | 'data'>): boolean {
  return situacao === 'A_PEDIR' || data !== null;
}

/** Schema of an edit. */
export const refundRequestEdit = enteredRequest.refine(isDatedRequest, undatedRequest);
export type RefundRequestEdit = z.output<typeof refundRequestEdit>;

/** A step of one payment; `seen` is the version that the editor saw. */
const steppedPayment = z.object({
  competencia: analysisPeriod,
  pagamento: z.string().max(20),
  seen: z.int().optional(),
  passo: refundStep,
});

const place = z.object({ id_apuracao: z.string(), competencia: analysisPeriod, pagamento: z.string().max(20) });

export const refundRequestsApi = {
  list: endpoint('GET /simples/:id_apuracao/pedidos', {
    summary:
      'O que se pede de volta de cada pagamento do Simples ou da análise por arquivos, e a situação de cada pedido',
    params: place.pick({ id_apuracao: true }),
    response: enveloped(z.array(refundRequest)),
  }),
  save: endpoint('PUT /simples/:id_apuracao/:competencia/pedidos/:pagamento', {
    summary: 'Grava a situação do pedido de um pagamento',
    params: place,
    /** `seen` is the version that the editor saw. */
    body: enteredRequest
      .extend({ seen: z.int().optional(), tipo: requestKind.optional() })
      .refine(isDatedRequest, undatedRequest),
    response: enveloped(refundRequest),
  }),
  saveStep: endpoint('PUT /simples/:id_apuracao/:competencia/pedidos/:pagamento/passo', {
    summary: 'Grava um passo de um pagamento: retificadora, pedido, despacho, recurso ou dinheiro',
    params: place,
    body: steppedPayment.pick({ seen: true, passo: true }),
    response: enveloped(refundRequest),
  }),
  effect: endpoint('GET /simples/:id_apuracao/:competencia/pedidos/:pagamento/efeito', {
    summary: 'O que um despacho mudaria no uso de uma compensação: crédito, honorários, relatório e saldos',
    transaction: 'none',
    params: place,
    query: typedDecision,
    response: enveloped(decisionEffect),
  }),
  saveSteps: endpoint('PUT /simples/:id_apuracao/pedidos/passos', {
    summary: 'Grava um passo de vários pagamentos, todos ou nenhum; a recusa nomeia cada mês',
    params: place.pick({ id_apuracao: true }),
    body: z.object({
      pagamentos: z
        .array(steppedPayment)
        .min(1, 'Escolha ao menos um pagamento.')
        .max(200, 'Escolha no máximo 200 pagamentos.')
        .refine(
          (all) => new Set(all.map(({ competencia, pagamento }) => `${competencia} ${pagamento}`)).size === all.length,
          'Um pagamento aparece duas vezes.',
        ),
    }),
    response: enveloped(z.array(refundRequest)),
  }),
  credit: endpoint('POST /simples/:id_apuracao/pedidos/creditos', {
    summary: 'Criar na apuração o crédito de cada pedido feito que ainda não tem um',
    params: place.pick({ id_apuracao: true }),
    /** `linhas` credits with a sum of `valor` reais. */
    response: enveloped(z.object({ linhas: z.int(), valor: reais })),
  }),
};
