import { z } from 'zod';

/** The part of a refund that lies on one payment: one Selic run and one lapse date. Reais; dates `AAAA-MM-DD`. */
export const refundSlice = z.object({
  pago_em: z.string(),
  valor: z.number(),
  prescreve_em: z.string(),
  prescrito: z.boolean(),
  /** Number of the DAS, and bank and agency; results from before they were read lack them. */
  das: z.string().nullish(),
  banco: z.string().nullish(),
  /** What was paid; null where the due date stands in for the payment. */
  pago: z.number().nullish(),
});
export type RefundSlice = z.infer<typeof refundSlice>;
