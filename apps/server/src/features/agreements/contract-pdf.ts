import { htmlForDisplay } from '@restitui/domain/agreements/display-html.ts';
import type { Content } from 'pdfmake';
import type { PaperLogo } from '../../platform/paper-logo.ts';
import { pdfMaker } from '../../platform/pdf-maker.ts';
import { pdfContentOf } from './pdf-content.ts';

interface ContractPaper {
  html: string;
  title: string;
  /** Whose mark lies behind the text. */
  tenant: { title: string; logo: PaperLogo | undefined };
  version: number;
  sha256: string;
  createdDate: Date;
}

const markWidth = 320;
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

/** The contract on A4, black on white, the tenant's mark faint behind it and page numbers below (C-100). */
export async function contractPdf(paper: ContractPaper): Promise<Buffer> {
  try {
    return await made(paper, markOf(paper.tenant.logo));
  } catch (error) {
    // A logo that cannot be drawn must not keep a contract back: the name stands in.
    if (!paper.tenant.logo) throw error;
    return made(paper, undefined);
  }
}

function made({ html, title, tenant, version, sha256, createdDate }: ContractPaper, mark: Content | undefined) {
  const faintName = { text: tenant.title, color: '#000000', opacity: 0.05, bold: true };
  return pdfMaker
    .createPdf({
      pageSize: 'A4',
      pageMargins: [60, 56, 60, 64],
      info: { title, author: tenant.title, creationDate: createdDate },
      language: 'pt-BR',
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#000000' },
      styles,
      ...(mark ? { background: (_, { height }) => placed(mark, height) } : { watermark: faintName }),
      footer: (page, pages) => ({
        style: ofFooter,
        margin: [60, 18, 60, 0],

        columns: [
          { text: `Versão ${version} · SHA-256 ${sha256.slice(0, 16)}`, style: ofFooter, alignment: 'left' },
          { text: `Página ${page} de ${pages}`, style: ofFooter, alignment: 'right', width: 'auto' },
        ],
      }),
      content: pdfContentOf(htmlForDisplay(html)),
      pageBreakBefore: endsPage,
    })
    .getBuffer();
}

interface PlacedNode {
  style?: unknown;
  headlineLevel?: unknown;
}

/** The footer counts among what follows on a page. */
const ofFooter = 'footer';

/** A heading after which its page has nothing but headings goes over to the next, with them. */
function endsPage(node: PlacedNode, { getFollowingNodesOnPage }: { getFollowingNodesOnPage: () => PlacedNode[] }) {
  if (node.headlineLevel === undefined) return false;
  return getFollowingNodesOnPage().every(
    ({ style, headlineLevel }) => style === ofFooter || headlineLevel !== undefined,
  );
}

function placed(mark: Content, height: number): Content {
  return { stack: [mark], alignment: 'center', margin: [0, height / 2 - 40, 0, 0] };
}

/** Only what a picture draws; one that is sent in was cleaned when it came. */
function markOf(logo: PaperLogo | undefined): Content | undefined {
  if (!logo) return undefined;
  if ('image' in logo) return { ...logo, width: markWidth, opacity: 0.06 };
  return { svg: logo.svg.replace(/<svg\b/, '<svg opacity="0.06"'), width: markWidth };
}
