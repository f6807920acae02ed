import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { markedPages, withoutPictures } from './pdf-marks.ts';
import { linesOfPage } from './pdf-page.ts';
import type { TextLine } from './text-line.ts';

export type PdfProblemCode = 'PGDAS_PROTEGIDO' | 'PGDAS_SEM_TEXTO' | 'PGDAS_EM_BRANCO' | 'PDF_INVALIDO' | 'PDF_GRANDE';
/** `scanned`: numbers of the pages that show something and have no text. Blank pages are passed over. */
export type PdfText = { lines: TextLine[]; scanned: number[] } | { problem: PdfProblemCode; scanned?: number[] };

/** A PGDAS-D has one page per establishment or so; above these a PDF is something else. */
const MAX_PAGES = 600;
const MAX_RUNS = 400_000;

/**
 * The lines of a PDF in reading order. Garbage, a password, a scan without text, nothing at all and a PDF far too large are answered
 * as problems, never thrown.
 */
export async function readPdfText(data: Uint8Array): Promise<PdfText> {
  const task = getDocument({ data, ...withoutPictures });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MAX_PAGES) return { problem: 'PDF_GRANDE' };
    const lines: TextLine[] = [];
    const textless: number[] = [];
    let runs = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const own = await linesOfPage(page);
      runs += own.runs;
      if (runs > MAX_RUNS) return { problem: 'PDF_GRANDE' };
      if (own.lines.length === 0) textless.push(number);
      lines.push(...own.lines);
      page.cleanup();
    }
    const scanned = await markedPages(pdf, textless);
    if (lines.length > 0) return { lines, scanned };
    return scanned.length > 0 ? { problem: 'PGDAS_SEM_TEXTO', scanned } : { problem: 'PGDAS_EM_BRANCO' };
  } catch (error) {
    const protectedByPassword = error instanceof Error && error.name === 'PasswordException';
    return { problem: protectedByPassword ? 'PGDAS_PROTEGIDO' : 'PDF_INVALIDO' };
  } finally {
    await task.destroy();
  }
}
