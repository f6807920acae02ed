import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { declarationText } from '../../test-support/declaration-text.ts';
import { readExamples, samplePath } from '../../test-support/example-cases.ts';
import { lockedPdf, marks, type PdfRun, pdfOfRuns, pdfOfText, scannedPdf } from '../../test-support/write-pdf.ts';
import { createPdfReader } from './pdf-reader.ts';
import { linesOfText } from './text-line.ts';

const pdfs = createPdfReader();
afterAll(() => pdfs.close());

const read = (data: Buffer) => pdfs.read(new Uint8Array(data));

async function textsOf(data: Buffer): Promise<string[]> {
  const text = await read(data);
  if ('problem' in text) throw new Error(text.problem);
  return text.lines.map((line) => line.text);
}

describe('readPdfText', () => {
  it.each(readExamples())('extracts the same lines from $name as from its text file', async ({ name }) => {
    const match = linesOfText(readFileSync(samplePath(`syn-${name}.txt`), 'utf8'));
    expect(await textsOf(readFileSync(samplePath(`syn-${name}.pdf`)))).toEqual(match.map(({ text }) => text));
  });

  it('joins runs by position in any order, within two points of height', async () => {
    const runs: PdfRun[] = [
      { text: '355.000,00', x: 300, y: 700 },
      { text: '(RBT12)', x: 36, y: 701.5 },
      { text: '0,00', x: 200, y: 699.8 },
      { text: 'below', x: 36, y: 690 },
    ];
    expect(await textsOf(pdfOfRuns([runs]))).toEqual(['(RBT12) 0,00 355.000,00', 'below']);
  });

  it('reads page after page', async () => {
    const page = (text: string) => [{ text, x: 36, y: 700 }];
    expect(await textsOf(pdfOfRuns([page('first'), page('second')]))).toEqual(['first', 'second']);
  });
});

describe('readPdfText on a page without text', () => {
  const page = [{ text: 'text', x: 36, y: 700 }];
  const scannedOf = async (mark: (typeof marks)[keyof typeof marks] | undefined) => {
    const text = await read(pdfOfRuns([page, mark ? [mark] : [], page]));
    return 'lines' in text ? [text.lines.length, text.scanned] : text.problem;
  };

  it.each(['picture', 'pictureInForm', 'inlinePicture', 'brokenPicture', 'outlines'] as const)(
    'is not blank with %s',
    async (mark) => expect(await scannedOf(marks[mark])).toEqual([2, [2]]),
  );

  it.each([undefined, 'frame', 'spaces'] as const)('skips a page that is blank with %s', async (mark) =>
    expect(await scannedOf(mark && marks[mark])).toEqual([2, []]),
  );
});

describe('readPdfText on an unreadable PDF', () => {
  const whole = pdfOfText(declarationText());
  it.each([
    ['garbage', Buffer.from('this is no PDF'), 'PDF_INVALIDO'],
    ['an empty file', Buffer.alloc(0), 'PDF_INVALIDO'],
    ['zeros', Buffer.alloc(5000), 'PDF_INVALIDO'],
    ['a truncated PDF', whole.subarray(0, 60), 'PDF_INVALIDO'],
    ['a password', lockedPdf('Extrato do Simples Nacional'), 'PGDAS_PROTEGIDO'],
  ])('reports %s', async (_, data, problem) => {
    expect(await read(data)).toEqual({ problem });
  });

  it('reports a scan without text with its pages', async () => {
    expect(await read(scannedPdf())).toEqual({ problem: 'PGDAS_SEM_TEXTO', scanned: [1] });
    expect(await read(pdfOfRuns([[], [marks.picture], []]))).toEqual({ problem: 'PGDAS_SEM_TEXTO', scanned: [2] });
  });

  it('reports a document of blank pages', async () => {
    expect(await read(pdfOfRuns([[], [marks.frame]]))).toEqual({ problem: 'PGDAS_EM_BRANCO' });
  });

  it('replaces a blocked worker after the timeout and reads the next PDF', async () => {
    const impatient = createPdfReader(0.001);
    expect(await impatient.read(new Uint8Array(whole))).toEqual({ problem: 'PDF_INVALIDO' });
    await impatient.close();
    expect(await textsOf(whole)).toContain('Extrato do Simples Nacional');
  });
});
