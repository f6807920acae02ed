import { z } from 'zod';
import { refundRequestStatus } from '../../simples/refund-requests/refund-request-status.ts';
import {
  enteredRequest,
  isDatedRequest,
  requestElsewhere,
  undatedRequest,
} from '../../simples/refund-requests/refund-requests.api.ts';
import { requestKind } from '../../simples/refund-requests/request-kind.ts';
import { analysisPeriod } from '../../wire/analysis-period.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { positionClass } from './analysis-class.ts';

const money = z.number();

/** The credit of one thesis in one month, and the state of its request. Days `AAAA-MM-DD`, amounts in reais. */
export const analysisRequest = z.object({
  competencia: z.string(),
  tese: z.string(),
  nome: z.string(),
  classe: positionClass.nullable(),
  a_conferir: z.boolean(),
  pagamento: z.string().nullable(),
  pagamento_presumido: z.boolean(),
  prescreve_em: z.string().nullable(),
  /** Without Selic; 0 when the current result has none. */
  credito: money,
  corrigido: money,
  tipo: requestKind,
  situacao: refundRequestStatus,
  data: z.string().nullable(),
  protocolo: z.string(),
  /** The credit when it was requested; null before. */
  valor_pedido: money.nullable(),
  /** The request of the payment that claims the thesis, as `pagamento` of a refund request names it; null before. */
  pedido: z.string().nullable(),
  alterado_por: z.string().nullable(),
  /** Incremented on every change; 0 before the first. */
  version: z.int(),
  /** The request for the same thesis and month under another assessment of the product. */
  em_outra_apuracao: requestElsewhere.nullable(),
});
export type AnalysisRequest = z.infer<typeof analysisRequest>;

const ofAssessment = z.object({ id_apuracao: z.string() });

export const analysisRequestsApi = {
  list: endpoint('GET /file-analyses/:id_apuracao/pedidos', {
    summary: 'O que se pede de cada tese e mês da análise por arquivos, e a situação de cada pedido',
    transaction: 'none',
    params: ofAssessment,
    response: enveloped(z.array(analysisRequest)),
  }),
  save: endpoint('PUT /file-analyses/:id_apuracao/pedidos/:competencia', {
    summary: 'Grava um pedido (PER/DCOMP) de uma ou mais teses de um mês',
    transaction: 'none',
    params: ofAssessment.extend({ competencia: analysisPeriod }),
    /** `seen` is the version that the editor saw. */
    body: enteredRequest
      .extend({
        tipo: requestKind,
        teses: z
          .array(z.object({ tese: z.string().min(1).max(20), seen: z.int().optional() }))
          .min(1, 'Escolha ao menos uma tese.')
          .max(60),
      })
      .refine(isDatedRequest, undatedRequest),
    members: 400,
    response: enveloped(z.array(analysisRequest)),
  }),
};
