import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { linesOfRuns, type TextRun } from './pdf-lines.ts';
import type { TextLine } from './text-line.ts';

export type PdfProblemCode = 'PGDAS_PROTEGIDO' | 'PGDAS_SEM_TEXTO' | 'PDF_INVALIDO' | 'PDF_GRANDE';
export type PdfText = { lines: TextLine[] } | { problem: PdfProblemCode };

/** A PGDAS-D has one page per establishment or so; above these a PDF is something else. */
const MAX_PAGES = 600;
const MAX_RUNS = 400_000;

async function runsOf(page: PDFPageProxy): Promise<TextRun[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [x, y] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]);
    return { text: item.str.normalize('NFC'), x, y, width: item.width, height: item.height || 8 };
  });
}

/**
 * The lines of a PDF in reading order. Garbage, a password, a scan without text and a PDF far too large are answered
 * as problems, never thrown.
 */
export async function readPdfText(data: Uint8Array): Promise<PdfText> {
  const task = getDocument({
    data,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MAX_PAGES) return { problem: 'PDF_GRANDE' };
    const lines: TextLine[] = [];
    let runs = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const ofPage = await runsOf(page);
      runs += ofPage.length;
      if (runs > MAX_RUNS) return { problem: 'PDF_GRANDE' };
      lines.push(...linesOfRuns(ofPage));
      page.cleanup();
    }
    return lines.length > 0 ? { lines } : { problem: 'PGDAS_SEM_TEXTO' };
  } catch (error) {
    const protectedByPassword = error instanceof Error && error.name === 'PasswordException';
    return { problem: protectedByPassword ? 'PGDAS_PROTEGIDO' : 'PDF_INVALIDO' };
  } finally {
    await task.destroy();
  }
}
