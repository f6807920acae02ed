import { z } from 'zod';

export const analysisProgress = z.object({
  fase: z.enum(['pgdas', 'notas', 'calculo']),
  arquivos: z.int(),
  total: z.int(),
  bytes: z.number(),
  /** Estimated remaining seconds; null while unknown. */
  restante_segundos: z.number().nullable(),
});
export type AnalysisProgress = z.infer<typeof analysisProgress>;
