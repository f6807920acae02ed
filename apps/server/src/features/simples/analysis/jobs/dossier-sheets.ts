import { type NoteLine, noteColumns } from '@restitui/domain/simples/analysis/notes-sheet.ts';
import { detailedSheet, strengthSheet } from '@restitui/domain/simples/analysis/simples-sheet.ts';
import type { HashedFile } from '../../../../platform/dossier-layout.ts';
import { type XlsxCell, XlsxFile } from '../../../../platform/xlsx-file.ts';
import { writeFileSheet, writeSheet } from '../../../../platform/xlsx-sheets.ts';
import type { DossierInput } from './dossier-messages.ts';

/** Writes months, items and files into one spreadsheet while they are being read. */
export async function writeDossierSheets(
  { rows, sheetPath }: DossierInput,
  items: AsyncIterable<NoteLine>,
  files: AsyncIterable<HashedFile>,
): Promise<void> {
  const file = new XlsxFile(sheetPath);
  await writeSheet(file, detailedSheet(rows), 'Meses');
  await writeSheet(file, strengthSheet(rows), 'Força da prova');
  await file.sheet('Itens', noteColumns, cellsOfItems(items));
  await writeFileSheet(file, files);
  file.close();
}

/** Yields the cells of the notes sheet, one row per item. */
export async function* cellsOfItems(items: AsyncIterable<NoteLine>): AsyncGenerator<XlsxCell[]> {
  for await (const line of items) yield noteColumns.map(({ cell }) => cell(line));
}
