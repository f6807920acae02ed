import { type NoteLine, noteColumns } from '@restitui/domain/simples/analysis/notes-sheet.ts';
import { detailedSheet } from '@restitui/domain/simples/analysis/simples-sheet.ts';
import { type XlsxCell, XlsxFile } from '../../../../platform/xlsx-file.ts';
import type { DossierInput, HashedFile } from './dossier-messages.ts';

const fileColumns = [
  { heading: 'Arquivo enviado', width: 32 },
  { heading: 'Caminho', width: 70 },
  { heading: 'Bytes', width: 14 },
  { heading: 'SHA-256', width: 68 },
  { heading: 'Observação', width: 50 },
];

/** Writes months, items and files into one spreadsheet while they are being read. */
export async function writeDossierSheets(
  { rows, sheetPath }: DossierInput,
  items: AsyncIterable<NoteLine>,
  files: AsyncIterable<HashedFile>,
): Promise<void> {
  const file = new XlsxFile(sheetPath);
  const { data, columns } = detailedSheet(rows);
  const [headings = [], ...months] = data;
  await file.sheet(
    'Meses',
    headings.map(({ value }, i) => ({ heading: String(value), width: columns[i]?.width ?? 16 })),
    months,
  );
  await file.sheet('Itens', noteColumns, cellsOfItems(items));
  await file.sheet('Arquivos', fileColumns, cellsOfFiles(files));
  file.close();
}

/** Yields the cells of the notes sheet, one row per item. */
export async function* cellsOfItems(items: AsyncIterable<NoteLine>): AsyncGenerator<XlsxCell[]> {
  for await (const line of items) yield noteColumns.map(({ cell }) => cell(line));
}

async function* cellsOfFiles(files: AsyncIterable<HashedFile>): AsyncGenerator<XlsxCell[]> {
  for await (const { archive, name, bytes, sha256, problem } of files) {
    const text = (value: string) => ({ value, format: '@' });
    yield [text(archive), text(name), { value: bytes, format: '#,##0' }, text(sha256), text(problem)];
  }
}
