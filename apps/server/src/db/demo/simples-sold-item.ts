import type { ItemLine } from '@restitui/tax-engine/engine-types.ts';

type PrintedField =
  | 'chave'
  | 'modelo'
  | 'serie'
  | 'numero'
  | 'emissao'
  | 'emitente'
  | 'item'
  | 'codigo'
  | 'produto'
  | 'ncm'
  | 'cest'
  | 'cfop'
  | 'cst_icms'
  | 'cst_pis'
  | 'cst_cofins'
  | 'valor';

/** An item of a note as it is printed, and the group in which the shop's accountant would declare it. */
export interface SoldItem extends Pick<ItemLine, PrintedField | 'grupo'> {
  /** Barcode, or 'SEM GTIN'. */
  gtin: string;
}
