import type { Tax } from '../rules/simples-tables.ts';

/** Column labels of the PGDAS-D. */
export const taxLabels: Record<Tax | 'total', string> = {
  irpj: 'IRPJ',
  csll: 'CSLL',
  cofins: 'COFINS',
  pis: 'PIS/Pasep',
  cpp: 'INSS/CPP',
  icms: 'ICMS',
  ipi: 'IPI',
  iss: 'ISS',
  total: 'Total',
};
