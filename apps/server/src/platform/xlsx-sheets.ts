import type { HashedFile } from './dossier-layout.ts';
import type { XlsxCell, XlsxFile } from './xlsx-file.ts';

interface Sheet {
  sheet: string;
  data: XlsxCell[][];
  columns: { width: number }[];
}

const fileColumns = [
  { heading: 'Arquivo enviado', width: 32 },
  { heading: 'Caminho', width: 70 },
  { heading: 'Bytes', width: 14 },
  { heading: 'SHA-256', width: 68 },
  { heading: 'Observação', width: 50 },
];

/** Writes a table that was made for the browser, under its own or another name. */
export async function writeSheet(file: XlsxFile, { sheet, data, columns }: Sheet, name = sheet): Promise<void> {
  const [headings = [], ...rows] = data;
  await file.sheet(
    name,
    headings.map(({ value }, i) => ({ heading: String(value), width: columns[i]?.width ?? 16 })),
    rows,
  );
}

/** Writes the list of files with their hashes. */
export async function writeFileSheet(file: XlsxFile, files: AsyncIterable<HashedFile>): Promise<void> {
  await file.sheet('Arquivos', fileColumns, cellsOfFiles(files));
}

async function* cellsOfFiles(files: AsyncIterable<HashedFile>): AsyncGenerator<XlsxCell[]> {
  for await (const { archive, name, bytes, sha256, problem } of files) {
    const text = (value: string) => ({ value, format: '@' });
    yield [text(archive), text(name), { value: bytes, format: '#,##0' }, text(sha256), text(problem)];
  }
}
