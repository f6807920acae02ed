import type { Tax } from '../rules/simples-tables.ts';

/** As the PGDAS-D heads its columns. */
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
