import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { nonBlankPages, textOnlyOptions } from './blank-pages.ts';
import { linesOfPage } from './pdf-page.ts';
import type { TextLine } from './text-line.ts';

export type PdfProblemCode = 'PGDAS_PROTEGIDO' | 'PGDAS_SEM_TEXTO' | 'PGDAS_EM_BRANCO' | 'PDF_INVALIDO' | 'PDF_GRANDE';
/** `scanned`: numbers of the pages that are not blank and have no text. Blank pages are skipped. */
export type PdfText = { lines: TextLine[]; scanned: number[] } | { problem: PdfProblemCode; scanned?: number[] };

/** A PGDAS-D has about one page per establishment; a document above these limits is no PGDAS-D. */
const MAX_PAGES = 600;
const MAX_RUNS = 400_000;

/**
 * Extracts the lines of a PDF in reading order. Invalid, protected, scanned, empty and oversized files are returned as
 * problems; it never throws.
 */
export async function readPdfText(data: Uint8Array): Promise<PdfText> {
  const task = getDocument({ data, ...textOnlyOptions });
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
    const scanned = await nonBlankPages(pdf, textless);
    if (lines.length > 0) return { lines, scanned };
    return scanned.length > 0 ? { problem: 'PGDAS_SEM_TEXTO', scanned } : { problem: 'PGDAS_EM_BRANCO' };
  } catch (error) {
    const protectedByPassword = error instanceof Error && error.name === 'PasswordException';
    return { problem: protectedByPassword ? 'PGDAS_PROTEGIDO' : 'PDF_INVALIDO' };
  } finally {
    await task.destroy();
  }
}
