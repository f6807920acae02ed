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
