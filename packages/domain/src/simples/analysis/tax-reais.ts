import { z } from 'zod';

const money = z.number();

/** The taxes of a DAS in reais, as the PGDAS-D prints them. */
export const taxReais = z.object({
  irpj: money,
  csll: money,
  cofins: money,
  pis: money,
  cpp: money,
  icms: money,
  ipi: money,
  iss: money,
  total: money,
});
export type TaxReais = z.infer<typeof taxReais>;

/** Labels of the taxes, in the order of the PGDAS-D. */
export const taxNames = [
  ['irpj', 'IRPJ'],
  ['csll', 'CSLL'],
  ['cofins', 'COFINS'],
  ['pis', 'PIS'],
  ['cpp', 'CPP'],
  ['icms', 'ICMS'],
  ['ipi', 'IPI'],
  ['iss', 'ISS'],
  ['total', 'Total'],
] as const satisfies readonly [keyof TaxReais, string][];
