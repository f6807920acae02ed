import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const engine = createRequire(join(import.meta.dirname, '../packages/tax-engine/package.json'));

export interface ReadPdf {
  /** Text of each page in drawing order. */
  pages: string[];
  /** Size of the first page in millimetres. */
  size: [width: number, height: number];
  title: string;
}

/** Reads a PDF with a library that did not write it. */
export async function readPdf(file: string | Uint8Array): Promise<ReadPdf> {
  const { getDocument } = await import(engine.resolve('pdfjs-dist/legacy/build/pdf.mjs'));
  const pdf = await getDocument({
    data: new Uint8Array(typeof file === 'string' ? readFileSync(file) : file),
    verbosity: 0,
  }).promise;
  const pages: string[] = [];
  let size: ReadPdf['size'] = [0, 0];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map(({ str }: { str: string }) => str)
        .join(' ')
        .replace(/\s+/g, ' '),
    );
    const [, , width, height] = page.view;
    if (number === 1) size = [Math.round((width / 72) * 25.4), Math.round((height / 72) * 25.4)];
  }
  const { info } = await pdf.getMetadata();
  return { pages, size, title: info.Title };
}
