import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Options of pdf.js for documents from which only the text is read. */
export const textOnlyOptions = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  useWasm: false,
  maxImageSize: 0,
} as const;

const texts = new Set([OPS.showText, OPS.showSpacedText, OPS.nextLineShowText, OPS.nextLineSetSpacingShowText]);
/** Number of coordinates after each code of a path. */
const coordinates = [2, 2, 6, 4, 0];
const curves = new Set([2, 3]);
const blankLetters = /^[\s.]+$/;

// Straight lines are frames; letters drawn as shapes have curves.
function hasCurve(path: ArrayLike<number> | null | undefined): boolean {
  for (let at = 0; path && at < path.length; at += 1 + (coordinates[path[at] ?? 0] ?? 0)) {
    if (curves.has(path[at] ?? 0)) return true;
  }
  return false;
}

// Letters that are missing from the text of the page.
function hasLetter(shown: readonly unknown[]): boolean {
  return shown.some(
    (glyph) =>
      typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && !blankLetters.test(String(glyph.unicode)),
  );
}

async function operatorsOf(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  return page.getOperatorList();
}

async function isNotBlank(pdf: PDFDocumentProxy, strict: PDFDocumentProxy, number: number): Promise<boolean> {
  const { fnArray, argsArray } = await operatorsOf(pdf, number);
  // With stopAtErrors, pdf.js stops at the first picture, by an error or with a shorter list.
  if (fnArray.length !== (await operatorsOf(strict, number)).fnArray.length) return true;
  return fnArray.some((operator, i) => {
    if (operator === OPS.constructPath) return hasCurve(argsArray[i][1][0]);
    return operator === OPS.shadingFill || (texts.has(operator) && hasLetter(argsArray[i][0]));
  });
}

/**
 * Returns those of `pages`, which have no text, that are not blank: they show a picture, a drawing or letters without
 * text. Undecidable pages count as not blank. `pdf` was opened with `textOnlyOptions`; the document is opened again so
 * that pictures are errors, which detects them without decoding any.
 */
export async function nonBlankPages(pdf: PDFDocumentProxy, pages: readonly number[]): Promise<number[]> {
  if (pages.length === 0) return [];
  const task = getDocument({ data: await pdf.getData(), ...textOnlyOptions, stopAtErrors: true });
  try {
    const strict = await task.promise;
    const marks = await Promise.all(pages.map((number) => isNotBlank(pdf, strict, number).catch(() => true)));
    return pages.filter((_, i) => marks[i]);
  } catch {
    return [...pages];
  } finally {
    await task.destroy();
  }
}
