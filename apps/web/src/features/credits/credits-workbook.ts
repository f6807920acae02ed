import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Credit } from '@restitui/domain/credits/credits.api.ts';
import { creditsSheet } from '@restitui/domain/credits/credits-sheet.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import { sheetFilter } from '@restitui/domain/exports/sheet-filter.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import writeExcelFile from 'write-excel-file/browser';

/** Saves the credits as a spreadsheet on the person's disk; answers the file's name. */
export async function saveCreditsSheet(
  { empresa, id_client }: Pick<Product, 'empresa' | 'id_client'>,
  credits: readonly Credit[],
): Promise<string> {
  const { data, ...options } = creditsSheet(credits);
  const name = exportFileName(empresa, id_client, dayInBrazil(new Date()), 'xlsx');
  await writeExcelFile(data, options, { features: [sheetFilter(data.length - 1)] }).toFile(name);
  return name;
}
