import { htmlForDisplay } from '@restitui/domain/agreements/documents/display-html.ts';
import type { Content } from 'pdfmake';
import { pdfMaker } from '../../../platform/pdf-maker.ts';
import { ink, type Letterhead, sheet } from '../../../platform/pdf-sheet.ts';
import { pdfContentFromHtml } from './html-content.pdf.ts';

export interface AgreementPdfInput {
  html: string;
  title: string;
  tenant: Letterhead;
  version: number;
  sha256: string;
  createdDate: Date;
  /** The signing state of a version that is not sealed, in pt-BR. */
  state?: string;
  /** Why the text is not in force, in pt-BR; printed above the text. */
  notice?: string | undefined;
}

/** Pages that follow the text of a sealed agreement. */
export interface Appendix {
  footer: string;
  /** Called for each layout, because pdfmake writes into the content that it draws. */
  pages: () => Content[];
  files: { name: string; description: string; content: string }[];
}

/** Builds the A4 PDF of an agreement with letterhead and page numbers (C-100). */
export async function agreementPdf(input: AgreementPdfInput, appendix?: Appendix): Promise<Buffer> {
  try {
    return await buildWithoutShortPage(input, appendix);
  } catch (error) {
    // A broken logo must not prevent the PDF: fall back to the company's name.
    if (!input.tenant.logo) throw error;
    return buildWithoutShortPage({ ...input, tenant: { ...input.tenant, logo: undefined } }, appendix);
  }
}

/** The spacing of lines, in the order of preference. */
const lineHeights = [1.25, 1.2, 1.16, 1.3] as const;
/** Longer texts are laid out once; each layout of 300 kB takes about a second of a core. */
const mostLaidOutForEnding = 300_000;

/** Changes the spacing of lines when the text would end with a page of two or three lines. */
async function buildWithoutShortPage(input: AgreementPdfInput, appendix: Appendix | undefined): Promise<Buffer> {
  const first = await buildPdf(input, appendix, lineHeights[0]);
  if (!first.endsShort || input.html.length > mostLaidOutForEnding) return first.pdf;
  for (const lineHeight of lineHeights.slice(1)) {
    const next = await buildPdf(input, appendix, lineHeight);
    if (!next.endsShort) return next.pdf;
  }
  return first.pdf;
}

async function buildPdf(input: AgreementPdfInput, appendix: Appendix | undefined, lineHeight: number) {
  const { html, title, tenant, version, sha256, createdDate, state, notice } = input;
  const facts = [`Versão ${version}`, state, `SHA-256 ${sha256.slice(0, 16)}`];
  const content = pdfContentFromHtml(htmlForDisplay(html));
  const ending = endingOf(content.at(-1));
  const breaks = pageBreaks(html.length);
  const pdf = await pdfMaker
    .createPdf({
      ...sheet({
        ...{ title, by: tenant, at: createdDate, lineHeight },
        footer: appendix?.footer ?? facts.filter((fact) => fact !== undefined).join(' · '),
      }),
      content: [...(notice ? [noticeBox(notice)] : []), ...content, ...(appendix?.pages() ?? [])],
      files: Object.fromEntries((appendix?.files ?? []).map((file) => [file.name, embeddedFile(file, createdDate)])),
      pageBreakBefore: (node: PdfNode, nodes: NodesAround) => {
        ending.look(node);
        return breaks(node, nodes);
      },
    })
    .getBuffer();
  return { pdf, endsShort: ending.isShort() };
}

function noticeBox(text: string): Content {
  const line = () => ink;
  return {
    table: { widths: ['*'], body: [[{ text, bold: true, alignment: 'center', margin: [0, 4, 0, 3] }]] },
    layout: { hLineColor: line, vLineColor: line, hLineWidth: () => 0.85, vLineWidth: () => 0.85 },
    margin: [0, 0, 0, 12],
  };
}

function embeddedFile({ name, description, content }: Appendix['files'][number], at: Date) {
  const src = `data:application/json;base64,${Buffer.from(content).toString('base64')}`;
  return { src, name, description, creationDate: at, modifiedDate: at, relationship: 'Supplement' };
}

interface PdfNode {
  style?: unknown;
  id?: unknown;
  headlineLevel?: unknown;
  text?: unknown;
  pageNumbers?: number[];
  startPosition?: { verticalRatio: number };
}
interface NodesAround {
  getFollowingNodesOnPage: () => PdfNode[];
  getPreviousNodesOnPage: () => PdfNode[];
}

const lastId = 'end-of-text';
/** Share of a page that three lines take. */
const shortShare = 0.08;
const lettersPerLine = 95;

/** Follows the last block of the text through the layout. */
function endingOf(last: Content | undefined) {
  const lines = Math.ceil(JSON.stringify(last ?? '').length / lettersPerLine);
  if (typeof last === 'object' && !Array.isArray(last)) Object.assign(last, { id: lastId });
  let isShort = false;
  return {
    look({ id, pageNumbers = [], startPosition }: PdfNode) {
      if (id !== lastId || !startPosition) return;
      const isFirstPage = pageNumbers[0] === 1;
      isShort = !isFirstPage && lines < 4 && startPosition.verticalRatio < shortShare;
    },
    isShort: () => isShort,
  };
}

/** pdfmake lays out the whole text again after each break; 2 MB of it take about 6 s of a core. */
const mostLaidOutAgain = 2_000_000;

/** Paragraphs of up to five lines are not divided: one line of them would begin the next page. */
const mostUndivided = 5 * lettersPerLine;

function isDivided({ style, text, pageNumbers = [] }: PdfNode): boolean {
  return style === 'p' && pageNumbers.length > 1 && lettersOf(text) <= mostUndivided;
}

function lettersOf(text: unknown): number {
  if (Array.isArray(text)) return text.reduce((sum: number, run) => sum + lettersOf(run), 0);
  if (typeof text === 'object' && text !== null && 'text' in text) return lettersOf(text.text);
  return typeof text === 'string' ? text.length : 0;
}

/**
 * Moves to the next page a short paragraph that would be divided, and a heading that would have nothing but headings, or
 * the beginning of such a paragraph, below it; in a long text, only the first ones.
 */
function pageBreaks(length: number) {
  let left = Math.floor(mostLaidOutAgain / Math.max(length, 1));
  return (node: PdfNode, { getFollowingNodesOnPage, getPreviousNodesOnPage }: NodesAround) => {
    if (left <= 0) return false;
    const moves =
      node.headlineLevel === undefined
        ? isDivided(node) && getPreviousNodesOnPage().at(-1)?.headlineLevel === undefined
        : isLonely(getFollowingNodesOnPage());
    if (moves) left--;
    return moves;
  };
}

/** Styles of what follows a heading in a text. pdfmake lists letterhead and footer among the nodes of a page too. */
const textStyles: ReadonlySet<string> = new Set(['p', 'list', 'table', 'rule']);

/** Returns whether a heading with these nodes after it on the page should move to the next page. */
function isLonely(following: readonly PdfNode[]): boolean {
  const next = following.find(({ style }) => textStyles.has(String(style)));
  return !next || isDivided(next);
}
