import { htmlForDisplay } from '@restitui/domain/agreements/documents/display-html.ts';
import type { Content } from 'pdfmake';
import type { PaperLogo } from '../../../platform/pdf-logo.ts';
import { pdfMaker } from '../../../platform/pdf-maker.ts';
import { pdfContentFromHtml } from './html-content.pdf.ts';

interface AgreementPdfInput {
  html: string;
  title: string;
  /** The owner of the watermark. */
  tenant: { title: string; logo: PaperLogo | undefined };
  version: number;
  sha256: string;
  createdDate: Date;
}

const watermarkWidth = 320;
const styles: Parameters<typeof pdfMaker.createPdf>[0]['styles'] = {
  h1: { fontSize: 15, bold: true, alignment: 'center', margin: [0, 4, 0, 12] },
  h2: { fontSize: 12, bold: true, margin: [0, 12, 0, 5] },
  h3: { fontSize: 11, bold: true, margin: [0, 8, 0, 4] },
  h4: { bold: true, margin: [0, 6, 0, 3] },
  h5: { bold: true, margin: [0, 6, 0, 3] },
  h6: { bold: true, margin: [0, 6, 0, 3] },
  p: { margin: [0, 0, 0, 6] },
  list: { margin: [6, 0, 0, 6] },
  table: { margin: [0, 2, 0, 8] },
  rule: { margin: [0, 6, 0, 6] },
  footer: { fontSize: 8 },
};

/** Builds the A4 PDF of an agreement with the tenant's watermark and page numbers (C-100). */
export async function agreementPdf(input: AgreementPdfInput): Promise<Buffer> {
  try {
    return await buildPdf(input, watermarkOf(input.tenant.logo));
  } catch (error) {
    // A broken logo must not prevent the PDF: fall back to the tenant's name as the watermark.
    if (!input.tenant.logo) throw error;
    return buildPdf(input, undefined);
  }
}

function buildPdf(
  { html, title, tenant, version, sha256, createdDate }: AgreementPdfInput,
  watermark: Content | undefined,
) {
  const textWatermark = { text: tenant.title, color: '#000000', opacity: 0.05, bold: true };
  return pdfMaker
    .createPdf({
      pageSize: 'A4',
      pageMargins: [60, 56, 60, 64],
      info: { title, author: tenant.title, creationDate: createdDate },
      language: 'pt-BR',
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#000000' },
      styles,
      ...(watermark
        ? { background: (_, { height }) => centredOnPage(watermark, height) }
        : { watermark: textWatermark }),
      footer: (page, pages) => ({
        style: footerStyle,
        margin: [60, 18, 60, 0],

        columns: [
          { text: `Versão ${version} · SHA-256 ${sha256.slice(0, 16)}`, style: footerStyle, alignment: 'left' },
          { text: `Página ${page} de ${pages}`, style: footerStyle, alignment: 'right', width: 'auto' },
        ],
      }),
      content: pdfContentFromHtml(htmlForDisplay(html)),
      pageBreakBefore: headingBreaks(html.length),
    })
    .getBuffer();
}

interface PdfNode {
  style?: unknown;
  headlineLevel?: unknown;
}

/** pdfmake lists the footer among the nodes that follow on a page; the style identifies it. */
const footerStyle = 'footer';

/** pdfmake lays out the whole text again after each break; 2 MB of it take about 6 s of a core. */
const mostLaidOutAgain = 2_000_000;

/**
 * Moves a heading to the next page when nothing but headings follows it on this one; in a long text, only the first
 * headings.
 */
function headingBreaks(length: number) {
  let left = Math.floor(mostLaidOutAgain / Math.max(length, 1));
  return (node: PdfNode, { getFollowingNodesOnPage }: { getFollowingNodesOnPage: () => PdfNode[] }) => {
    if (node.headlineLevel === undefined || left <= 0) return false;
    const isLast = getFollowingNodesOnPage().every(
      ({ style, headlineLevel }) => style === footerStyle || headlineLevel !== undefined,
    );
    if (isLast) left--;
    return isLast;
  };
}

function centredOnPage(watermark: Content, height: number): Content {
  return { stack: [watermark], alignment: 'center', margin: [0, height / 2 - 40, 0, 0] };
}

/** Reduces a logo to what pdfmake draws. Uploaded SVGs have been sanitized on upload. */
function watermarkOf(logo: PaperLogo | undefined): Content | undefined {
  if (!logo) return undefined;
  if ('image' in logo) return { ...logo, width: watermarkWidth, opacity: 0.06 };
  return { svg: logo.svg.replace(/<svg\b/, '<svg opacity="0.06"'), width: watermarkWidth };
}
