/** A run of text at a position, points from the lower left corner. */
export interface PdfRun {
  text: string;
  x: number;
  y: number;
  /** Counter-clockwise quarter turns; default: upright. */
  turn?: 1 | 2 | 3;
}

/** Width and height of the pages in points, and their rotation in viewers. */
export interface PdfSheet {
  box?: [number, number];
  rotate?: 0 | 90 | 180 | 270;
}

/** Content of a page besides text. */
export interface PdfMark {
  /** Operators after the page's runs. `/Im1` is a picture of one grey dot, `/Fm1` a form with that picture. */
  draw: string;
}

export const marks = {
  picture: { draw: 'q 595 0 0 842 0 0 cm /Im1 Do Q' },
  pictureInForm: { draw: '/Fm1 Do' },
  inlinePicture: { draw: 'q 500 0 0 700 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID a EI Q' },
  brokenPicture: { draw: 'q 595 0 0 842 0 0 cm /Gone Do Q' },
  outlines: { draw: '10 10 m 20 60 40 60 50 10 c f' },
  frame: { draw: '30 30 535 782 re S 30 400 m 565 400 l S' },
  spaces: { draw: 'BT /F1 7 Tf 1 0 0 1 36 700 Tm (   ) Tj ET' },
} satisfies Record<string, PdfMark>;

const matrices = ['1 0 0 1', '0 1 -1 0', '-1 0 0 -1', '0 -1 1 0'];

const latin1 = (text: string) => Buffer.from(text, 'latin1').toString('latin1');
const escaped = (text: string) => latin1(text).replace(/[\\()]/g, (mark) => `\\${mark}`);

function pdfOf(objects: string[], trailer: string): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) body += `${String(offset).padStart(10, '0')} 00000 n \n`;
  body += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

function shownRun({ text, x, y, turn }: PdfRun): string {
  return `BT /F1 7 Tf ${matrices[turn ?? 0]} ${x} ${y} Tm (${escaped(text)}) Tj ET`;
}

/** Writes a PDF with one page per list of runs, in 7 pt Courier. */
export function pdfOfRuns(
  pages: (PdfRun | PdfMark)[][],
  trailer = '',
  { box = [595, 842], rotate = 0 }: PdfSheet = {},
): Buffer {
  const pageReferences = pages.map((_, i) => `${6 + 2 * i} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pageReferences}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>',
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>\nstream\na\nendstream',
    '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</Im1 4 0 R>>>>/Length 7>>\nstream\n/Im1 Do\nendstream',
  ];
  for (const [i, items] of pages.entries()) {
    const content = items.map((item) => ('draw' in item ? item.draw : shownRun(item))).join('\n');
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${box.join(' ')}]/Rotate ${rotate}/Resources<</Font<</F1 3 0 R>>/XObject<</Im1 4 0 R/Fm1 5 0 R>>>>/Contents ${7 + 2 * i} 0 R>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    );
  }
  return pdfOf(objects, trailer);
}

/** Writes a PDF of a text, 68 lines to a page. */
export function pdfOfText(text: string, trailer = ''): Buffer {
  const lines = text.split('\n');
  const pages = Array.from({ length: Math.ceil(lines.length / 68) }, (_, page) =>
    lines.slice(page * 68, (page + 1) * 68).map((line, i) => ({ text: line, x: 36, y: 806 - 11 * i })),
  );
  return pdfOfRuns(pages, trailer);
}

/** Writes a PDF that opens only with an unknown password. */
export function lockedPdf(text: string): Buffer {
  const hash = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
  return pdfOfText(text, `/ID[<${hash}><${hash}>]/Encrypt<</Filter/Standard/V 1/R 2/O<${hash}>/U<${hash}>/P -44>>`);
}

/** Writes a page without text, like a scan. */
export function scannedPdf(): Buffer {
  return pdfOfRuns([[marks.picture]]);
}
