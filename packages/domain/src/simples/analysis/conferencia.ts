import { z } from 'zod';

const value = z.union([z.number(), z.string()]);

/**
 * A value of the declaration compared with the value derived from its other parts or from the tables of the law. Money
 * in reais.
 */
export const conferencia = z.object({
  codigo: z.string(),
  campo: z.string(),
  onde: z.string(),
  lido: value,
  esperado: value,
  /** `lido` minus `esperado`; null for texts. */
  diferenca: z.number().nullable(),
  confere: z.boolean(),
});
export type Conferencia = z.infer<typeof conferencia>;
