import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import type { Content } from 'pdfmake';
import type { PaperLogo } from './pdf-logo.ts';
import type { pdfMaker } from './pdf-maker.ts';

type Definition = Parameters<typeof pdfMaker.createPdf>[0];

/** The company whose document it is. */
export interface Letterhead {
  razao_social: string;
  /** The CNPJ. */
  id: string;
  /** Street, number, city and state in one line; empty when unknown. */
  address: string;
  /** Name of the brand, in place of a missing logo. */
  title: string;
  logo: PaperLogo | undefined;
}

const mm = 72 / 25.4;
/** Margins of 24 mm left and 20 mm right, of which the letterhead takes the upper and the footer the lower part. */
export const sheetMargins = { left: 24 * mm, top: 36 * mm, right: 20 * mm, bottom: 26 * mm };
export const textWidth = 210 * mm - sheetMargins.left - sheetMargins.right;
export const ink = '#1c1c1a';
export const muted = '#5d5d58';
export const hairline = '#cfcfca';

const footerStyle = 'footer';

const styles: Definition['styles'] = {
  h1: { fontSize: 15, bold: true, margin: [0, 4, 0, 12] },
  h2: { fontSize: 12, bold: true, margin: [0, 12, 0, 5] },
  h3: { fontSize: 11, bold: true, margin: [0, 8, 0, 4] },
  h4: { bold: true, margin: [0, 6, 0, 3] },
  h5: { bold: true, margin: [0, 6, 0, 3] },
  h6: { bold: true, margin: [0, 6, 0, 3] },
  p: { margin: [0, 0, 0, 6] },
  list: { margin: [6, 0, 0, 6] },
  table: { margin: [0, 2, 0, 8] },
  rule: { margin: [0, 6, 0, 6] },
  small: { fontSize: 8, color: muted, lineHeight: 1.15 },
  hash: { fontSize: 7 },
  [footerStyle]: { fontSize: 7.5, color: muted },
};

/** Returns what all documents of a company share: A4, PDF/A-3, letterhead and a footer with the page number. */
export function sheet(about: { title: string; by: Letterhead; at: Date; footer: string; lineHeight: number }) {
  const { title, by, at, footer, lineHeight } = about;
  return {
    pageSize: 'A4',
    pageMargins: [sheetMargins.left, sheetMargins.top, sheetMargins.right, sheetMargins.bottom],
    version: '1.7',
    subset: 'PDF/A-3b',
    displayTitle: true,
    info: { title, author: by.razao_social, creationDate: at, modDate: at },
    language: 'pt-BR',
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight, color: ink },
    styles,
    header: () => letterheadOf(by),
    footer: (page, pages) => ({
      margin: [sheetMargins.left, 8 * mm, sheetMargins.right, 0],
      stack: [
        ruleOf(0.5, hairline),
        {
          margin: [0, 2 * mm, 0, 0],
          columns: [
            { text: footer, style: footerStyle, width: '*' },
            { text: `Página ${page} de ${pages}`, style: footerStyle, alignment: 'right', width: 70 },
          ],
        },
      ],
    }),
  } satisfies Partial<Definition>;
}

/** Draws a line as wide as the text. */
export function ruleOf(lineWidth: number, lineColor: string): Content {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: textWidth, y2: 0, lineWidth, lineColor }] };
}

function letterheadOf({ razao_social, id, address, title, logo }: Letterhead): Content {
  const facts = [`${razao_social} · ${formatCnpj(id)}`, address].filter((line) => line !== '');
  return {
    margin: [sheetMargins.left, 14 * mm, sheetMargins.right, 0],
    stack: [
      {
        columns: [
          { ...logoOf(title, logo), width: 62 * mm },
          { stack: facts.map((text) => ({ text, style: 'small', alignment: 'right' })), width: '*' },
        ],
      },
      { stack: [ruleOf(0.85, ink)], absolutePosition: { x: sheetMargins.left, y: 28 * mm } },
    ],
  };
}

/** Uploaded SVGs have been sanitized on upload. */
function logoOf(title: string, logo: PaperLogo | undefined) {
  const fit: [number, number] = [60 * mm, 11 * mm];
  if (!logo) return { text: title, bold: true, fontSize: 14 };
  return 'image' in logo ? { image: logo.image, fit } : { svg: logo.svg, fit };
}
