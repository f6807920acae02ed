import { z } from 'zod';
import { returnOfFee } from '../../billing/fees/return-of-fee.ts';
import { serviceType } from '../../recovery/products/service-type.ts';
import { refundRequestStatus } from '../../simples/refund-requests/refund-request-status.ts';
import { receivedRefund, refundAppeal, refundDecision } from '../../simples/refund-requests/refund-step.ts';
import { requestKind } from '../../simples/refund-requests/request-kind.ts';

/** A request to the Receita for one payment, as the owner of the company sees it. Reais; days `AAAA-MM-DD`. */
export const ownPayment = z.object({
  id_apuracao: z.string(),
  typeServico: serviceType,
  /** `MM/AAAA`; month 13 is the annual 13º of a payroll. */
  competencia: z.string(),
  /** Identifies the payment within its month. */
  pagamento: z.string(),
  /** Null for requests of files from before the day was stored. */
  pago_em: z.string().nullable(),
  tipo: requestKind,
  situacao: refundRequestStatus.exclude(['A_PEDIR']),
  data: z.string(),
  protocolo: z.string(),
  /** Null for requests from before amounts were recorded. */
  valor: z.number().nullable(),
  /** The part of `valor` that a later request claims again, for the same theses: sums count it there. */
  repetido: z.number().default(0),
  despacho: refundDecision.nullable(),
  recurso: refundAppeal.nullable(),
  recebido: receivedRefund.nullable(),
  /** The theses that the request claims, with what was asked for each; none for a DAS. */
  teses: z.array(z.object({ nome: z.string(), valor: z.number().nullable() })).default([]),
  /** The fee on what came back: its percentage and the amount in reais; null before, and for staff who do not see fees. */
  honorario: z
    .object({
      percentual: z.number(),
      valor: z.number(),
      /** The part of what was paid that is beyond the fee since a decision or a correction; 0 for staff who see no charges. */
      a_devolver: z.number().default(0),
      /** Returns of paid fees, the last first; none for staff who see no charges. */
      devolucoes: z.array(returnOfFee).default([]),
    })
    .nullable()
    .default(null),
});
export type OwnPayment = z.infer<typeof ownPayment>;
