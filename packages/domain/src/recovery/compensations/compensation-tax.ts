import { z } from 'zod';

/** Taxes against which credits are compensated (W-449). */
export const compensationTax = z.enum(['PIS_PASEP', 'COFINS', 'IRPJ', 'CSLL'], 'Escolha o tributo.');
export type CompensationTax = z.infer<typeof compensationTax>;

export const compensationTaxLabels: Record<CompensationTax, string> = {
  PIS_PASEP: 'PIS/PASEP',
  COFINS: 'COFINS',
  IRPJ: 'IRPJ',
  CSLL: 'CSLL',
};
