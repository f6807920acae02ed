import type { TaxCents } from '../pgdas/declaration.ts';

/** Reais per tax, as the PGDAS-D prints them. */
export interface TaxReais {
  irpj: number;
  csll: number;
  cofins: number;
  pis: number;
  cpp: number;
  icms: number;
  ipi: number;
  iss: number;
  total: number;
}

/** Converts taxes in cents to reais. */
export function taxesInReais(row: TaxCents): TaxReais {
  return {
    irpj: row.irpj / 100,
    csll: row.csll / 100,
    cofins: row.cofins / 100,
    pis: row.pis / 100,
    cpp: row.cpp / 100,
    icms: row.icms / 100,
    ipi: row.ipi / 100,
    iss: row.iss / 100,
    total: row.total / 100,
  };
}
