import { parseDocument } from 'htmlparser2';
import type { Content, TableCell } from 'pdfmake';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Run = Extract<Content, { text: unknown }>;
type Tag = Extract<Node, { attribs: object }>;
interface TextStyle {
  bold?: true;
  italics?: true;
  decoration?: 'underline' | 'lineThrough';
  sup?: true;
  sub?: true;
}

const tagStyles: Record<string, TextStyle> = {
  strong: { bold: true },
  mark: { bold: true },
  th: { bold: true },
  em: { italics: true },
  u: { decoration: 'underline' },
  ins: { decoration: 'underline' },
  s: { decoration: 'lineThrough' },
  sup: { sup: true },
  sub: { sub: true },
};
const blocks = /^(?:p|div|h[1-6]|ul|ol|li|table|blockquote|hr)$/;
const maxColumns = 20;
const alignments = ['left', 'right', 'center'] as const;

function isTag(node: Node): node is Tag {
  return 'attribs' in node;
}

/** Converts an agreement's clean HTML into PDF content: headings, paragraphs, lists and tables as real text. */
export function pdfContentFromHtml(html: string): Content[] {
  return contentOf(parseDocument(html).children);
}

/** Converts nodes into blocks; loose text between blocks becomes a paragraph. */
function contentOf(nodes: readonly Node[], textStyle: TextStyle = {}): Content[] {
  const content: Content[] = [];
  let inlineNodes: Node[] = [];
  const flushInline = () => {
    const text = runsOf(inlineNodes, textStyle);
    if (text.some((run) => String(run.text).trim() !== '')) content.push({ text, style: 'p' });
    inlineNodes = [];
  };
  for (const node of nodes) {
    if (!isTag(node) || !blocks.test(node.name)) inlineNodes.push(node);
    else {
      flushInline();
      content.push(...blockOf(node, textStyle));
    }
  }
  flushInline();
  return content;
}

function blockOf(tag: Tag, textStyle: TextStyle): Content[] {
  const { name, children } = tag;
  if (name === 'hr') return [{ text: '', style: 'rule' }];
  if (name === 'ul') return [{ ul: itemsOf(tag, textStyle), style: 'list' }];
  if (name === 'ol') return [{ ol: itemsOf(tag, textStyle), start: Number(tag.attribs.start) || 1, style: 'list' }];
  if (name === 'table') return tableOf(tag);
  if (name === 'blockquote') return [{ stack: contentOf(children, textStyle), margin: [18, 0, 0, 0] }];
  if (children.some((child) => isTag(child) && blocks.test(child.name))) {
    return [{ stack: contentOf(children, textStyle), alignment: alignmentOf(tag) }];
  }
  const text = runsOf(children, textStyle);
  if (text.every((run) => String(run.text).trim() === '')) return [];
  const level = /^h([1-6])$/.exec(name)?.[1];
  const style = name === 'div' ? 'p' : name;
  return [{ text, style, alignment: alignmentOf(tag), ...(level && { headlineLevel: Number(level) }) }];
}

function itemsOf({ children }: Tag, textStyle: TextStyle): Content[] {
  return children.filter(isTag).map((item) => ({ stack: contentOf(item.children, textStyle) }));
}

/** Ignores justification: without hyphenation, justified lines have wide gaps between long words. */
function alignmentOf({ attribs }: Tag): (typeof alignments)[number] | undefined {
  const named = /text-align:\s*(left|right|center)/.exec(attribs.style ?? '')?.[1];
  return alignments.find((alignment) => alignment === named);
}

/** Converts inline nodes into styled text runs with collapsed white space. */
function runsOf(nodes: readonly Node[], textStyle: TextStyle): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (!isTag(node)) return 'data' in node ? [{ text: String(node.data).replace(/\s+/g, ' '), ...textStyle }] : [];
    if (node.name === 'br') return [{ text: '\n' }];
    return runsOf(node.children, { ...textStyle, ...tagStyles[node.name] });
  });
}

function spanOf(cell: Tag, name: 'colspan' | 'rowspan', most: number): number {
  return Math.min(Math.max(Number(cell.attribs[name]) || 1, 1), most);
}

function rowsOf(tag: Tag): Tag[] {
  return tag.children.filter(isTag).flatMap((child) => (child.name === 'tr' ? [child] : rowsOf(child)));
}

/** Lays cells out on a grid, leaving the places covered by spans empty; all rows get the width of the widest. */
function tableOf(tag: Tag): Content[] {
  const rows = rowsOf(tag);
  const grid: TableCell[][] = rows.map(() => []);
  rows.forEach((row, r) => {
    const [line = [], ...below] = grid.slice(r);
    for (const cell of row.children.filter(isTag)) {
      const from = firstFree(line);
      const colSpan = spanOf(cell, 'colspan', maxColumns - from);
      if (from >= maxColumns) continue;
      const rowSpan = spanOf(cell, 'rowspan', rows.length - r);
      for (const covered of [line, ...below].slice(0, rowSpan)) {
        for (let along = 0; along < colSpan; along++) covered[from + along] ??= {};
      }
      const textStyle = cell.name === 'th' ? tagStyles.th : {};
      line[from] = { stack: contentOf(cell.children, textStyle), alignment: alignmentOf(cell), colSpan, rowSpan };
    }
  });
  const width = Math.max(0, ...grid.map((line) => line.length));
  if (width === 0) return [];
  const body = grid.map((line) => Array.from({ length: width }, (_, i) => line[i] ?? {}));
  return [{ table: { widths: Array(width).fill('*'), body }, layout: 'lightHorizontalLines', style: 'table' }];
}

function firstFree(line: readonly TableCell[]): number {
  const at = Array.from(line, (cell) => cell === undefined).indexOf(true);
  return at === -1 ? line.length : at;
}
