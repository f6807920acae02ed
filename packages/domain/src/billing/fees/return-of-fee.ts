import { z } from 'zod';

/** A return that counts, as far as it belongs to one fee: reais, and the day `AAAA-MM-DD`. */
export const returnOfFee = z.object({ valor: z.number(), data: z.string() });
export type ReturnOfFee = z.infer<typeof returnOfFee>;
