import { z } from 'zod';

/**
 * The part of a refund that belongs to one payment, with one Selic period and one limitation date. Reais; dates
 * `AAAA-MM-DD`.
 */
export const refundSlice = z.object({
  pago_em: z.string(),
  valor: z.number(),
  prescreve_em: z.string(),
  prescrito: z.boolean(),
  /** Number of the DAS, and bank and agency; missing in older results. */
  das: z.string().nullish(),
  banco: z.string().nullish(),
  /** The amount paid; null when the due date is used because no payment is known. */
  pago: z.number().nullish(),
});
export type RefundSlice = z.infer<typeof refundSlice>;
