import { z } from 'zod';

const value = z.union([z.number(), z.string()]);

/** A value of the declaration beside what the rest of it, or the law's tables, makes of it. Money in reais. */
export const conferencia = z.object({
  codigo: z.string(),
  campo: z.string(),
  onde: z.string(),
  lido: value,
  esperado: value,
  /** `lido` less `esperado`; null between texts. */
  diferenca: z.number().nullable(),
  confere: z.boolean(),
});
export type Conferencia = z.infer<typeof conferencia>;
