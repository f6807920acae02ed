import { z } from 'zod';
import { itemState } from './analysis-items.ts';

const money = z.number();

/** A document (SPED) or a rubrica (payroll) behind a thesis of a month. */
export const fileAnalysisItem = z.object({
  tese: z.string(),
  situacao: itemState,
  /** Access key, or table and code of the rubrica. */
  documento: z.string(),
  descricao: z.string(),
  data: z.string().nullable(),
  estabelecimento: z.string(),
  /** CFOP and CST, or the lotação. */
  detalhe: z.string(),
  valor: money,
  base: money,
  imposto: money,
  trabalhadores: z.int(),
  regra: z.string(),
  lei: z.string(),
  /** Record of SPED files, with its discount and its base of COFINS; missing in older results and in the payroll. */
  registro: z.string().optional(),
  desconto: money.optional(),
  base_cofins: money.optional(),
  /** Code of the decision on the lines; missing in older results and in the payroll. */
  codigo: z.string().optional(),
  /** Where the tax was read. */
  fonte: z.enum(['XML', 'EFD', 'EFD_ICMS_IPI', 'COMPRAS']).optional(),
  /** Freight, insurance and other expenses of the line. */
  acessorios: money.optional(),
  /** Rates of PIS and COFINS, in percent. */
  aliquotas: z.tuple([z.number(), z.number()]).optional(),
  cst: z.string().optional(),
  /** The CST that the line should have; only where it changes. */
  cst_correto: z.string().optional(),
  /** The notes behind a consolidated line; `total` also counts those that are not listed. */
  notas: z.object({ chaves: z.array(z.string()), total: z.int() }).optional(),
});
export type FileAnalysisItem = z.infer<typeof fileAnalysisItem>;
