import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How a document is opened of which only the text is wanted. */
export const withoutPictures = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  useWasm: false,
  maxImageSize: 0,
} as const;

const texts = new Set([OPS.showText, OPS.showSpacedText, OPS.nextLineShowText, OPS.nextLineSetSpacingShowText]);
/** Codes within a path, and how many coordinates follow each. */
const coordinates = [2, 2, 6, 4, 0];
const curves = new Set([2, 3]);
const blankLetters = /^[\s.]+$/;

/** Straight lines are a frame; letters drawn as shapes have curves. */
function hasCurve(path: ArrayLike<number> | null | undefined): boolean {
  for (let at = 0; path && at < path.length; at += 1 + (coordinates[path[at] as number] ?? 0)) {
    if (curves.has(path[at] as number)) return true;
  }
  return false;
}

/** Letters that the text of the page does not have. */
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

async function isMarked(pdf: PDFDocumentProxy, strict: PDFDocumentProxy, number: number): Promise<boolean> {
  const { fnArray, argsArray } = await operatorsOf(pdf, number);
  // At its first picture the strict reading breaks off, by an error or with a shorter list.
  if (fnArray.length !== (await operatorsOf(strict, number)).fnArray.length) return true;
  return fnArray.some((operator, i) => {
    if (operator === OPS.constructPath) return hasCurve(argsArray[i][1][0]);
    return operator === OPS.shadingFill || (texts.has(operator) && hasLetter(argsArray[i][0]));
  });
}

/**
 * Those of `pages` (without text) that show something all the same: a picture, a drawing, letters that are none; what
 * cannot be told counts as shown. The others are blank. `pdf` is opened `withoutPictures`, and here once more so that a
 * picture is an error: whether there is one shows without unpacking any.
 */
export async function markedPages(pdf: PDFDocumentProxy, pages: readonly number[]): Promise<number[]> {
  if (pages.length === 0) return [];
  const task = getDocument({ data: await pdf.getData(), ...withoutPictures, stopAtErrors: true });
  try {
    const strict = await task.promise;
    const marks = await Promise.all(pages.map((number) => isMarked(pdf, strict, number).catch(() => true)));
    return pages.filter((_, i) => marks[i]);
  } catch {
    return [...pages];
  } finally {
    await task.destroy();
  }
}
