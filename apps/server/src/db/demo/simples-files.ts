import { zipSync } from 'fflate';
import { extratoLines } from './simples-extrato.ts';
import { type Company, saleXml } from './simples-note-xml.ts';
import { purchaseNotes } from './simples-purchases.ts';
import type { SoldMonth } from './simples-sold-month.ts';
import { pdfOfLines } from './text-pdf.ts';
import type { Shelf } from './trades.data.ts';

interface Dated {
  /** Day of the files within the ZIP. */
  asOf: string;
  /** Compressing takes longer than reading: only what is kept is compressed. */
  isKept: boolean;
}

const zipped = (files: Record<string, Uint8Array>, { asOf, isKept }: Dated) =>
  zipSync(files, { mtime: `${asOf}T12:00:00`, level: isKept ? 6 : 0 });

/** Builds the ZIP of a shop's sales, returns and purchases. */
export function notesZip(months: readonly SoldMonth[], shelf: Shelf, shop: Company, dated: Dated): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  for (const { items } of months) {
    for (const item of items) {
      const sold =
        item.valor < 0 ? items.find(({ valor, produto }) => valor > 0 && produto === item.produto) : undefined;
      files[`${item.chave}-procNFe.xml`] = Buffer.from(saleXml(item, shop, sold?.chave));
    }
  }
  for (const [name, xml] of Object.entries(purchaseNotes(months, shelf, shop))) files[name] = Buffer.from(xml);
  return zipped(files, dated);
}

/** Builds the ZIP of a shop's extratos of the PGDAS-D as PDF. */
export function declarationsZip(months: readonly SoldMonth[], dated: Dated): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  for (const { declaration } of months) {
    const [name] = declaration?.files ?? [];
    if (declaration && name) files[name] = pdfOfLines(extratoLines(declaration));
  }
  return zipped(files, dated);
}
