import { parseDocument } from 'htmlparser2';
import type { Content, TableCell } from 'pdfmake';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Run = Extract<Content, { text: unknown }>;
type Tag = Extract<Node, { attribs: object }>;
interface Look {
  bold?: true;
  italics?: true;
  decoration?: 'underline' | 'lineThrough';
  sup?: true;
  sub?: true;
}

const looks: Record<string, Look> = {
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
const mostColumns = 20;

function isTag(node: Node): node is Tag {
  return 'attribs' in node;
}

/** A contract's clean HTML as the content of a PDF: headings, paragraphs, lists and tables as real text. */
export function pdfContentOf(html: string): Content[] {
  return contentOf(parseDocument(html).children);
}

/** Blocks as they come; words between them are a paragraph of their own. */
function contentOf(nodes: readonly Node[], look: Look = {}): Content[] {
  const content: Content[] = [];
  let loose: Node[] = [];
  const endLoose = () => {
    const text = runsOf(loose, look);
    if (text.some((run) => String(run.text).trim() !== '')) content.push({ text, style: 'p' });
    loose = [];
  };
  for (const node of nodes) {
    if (!isTag(node) || !blocks.test(node.name)) loose.push(node);
    else {
      endLoose();
      content.push(...blockOf(node, look));
    }
  }
  endLoose();
  return content;
}

function blockOf(tag: Tag, look: Look): Content[] {
  const { name, children } = tag;
  if (name === 'hr') return [{ text: '', style: 'rule' }];
  if (name === 'ul') return [{ ul: itemsOf(tag, look), style: 'list' }];
  if (name === 'ol') return [{ ol: itemsOf(tag, look), start: Number(tag.attribs.start) || 1, style: 'list' }];
  if (name === 'table') return tableOf(tag);
  if (name === 'blockquote') return [{ stack: contentOf(children, look), margin: [18, 0, 0, 0] }];
  if (children.some((child) => isTag(child) && blocks.test(child.name))) {
    return [{ stack: contentOf(children, look), alignment: alignmentOf(tag) }];
  }
  const text = runsOf(children, look);
  if (text.every((run) => String(run.text).trim() === '')) return [];
  const level = /^h([1-6])$/.exec(name)?.[1];
  const style = name === 'div' ? 'p' : name;
  return [{ text, style, alignment: alignmentOf(tag), ...(level && { headlineLevel: Number(level) }) }];
}

function itemsOf({ children }: Tag, look: Look): Content[] {
  return children.filter(isTag).map((item) => ({ stack: contentOf(item.children, look) }));
}

/** Justified lines have wide gaps where words are long and not broken: only what is centred or to the right stays so. */
function alignmentOf({ attribs }: Tag): 'left' | 'right' | 'center' | undefined {
  const named = /text-align:\s*(left|right|center)/.exec(attribs.style ?? '')?.[1];
  return named as ReturnType<typeof alignmentOf>;
}

/** Words with their emphasis, white space as a page shows it. */
function runsOf(nodes: readonly Node[], look: Look): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (!isTag(node)) return 'data' in node ? [{ text: String(node.data).replace(/\s+/g, ' '), ...look }] : [];
    if (node.name === 'br') return [{ text: '\n' }];
    return runsOf(node.children, { ...look, ...looks[node.name] });
  });
}

function spanOf(cell: Tag, name: 'colspan' | 'rowspan', most: number): number {
  return Math.min(Math.max(Number(cell.attribs[name]) || 1, 1), most);
}

function rowsOf(tag: Tag): Tag[] {
  return tag.children.filter(isTag).flatMap((child) => (child.name === 'tr' ? [child] : rowsOf(child)));
}

/** A grid in which cells that span leave their places empty; every row has the columns of the widest. */
function tableOf(tag: Tag): Content[] {
  const rows = rowsOf(tag);
  const grid: TableCell[][] = rows.map(() => []);
  rows.forEach((row, r) => {
    const line = grid[r] as TableCell[];
    for (const cell of row.children.filter(isTag)) {
      const from = firstFree(line);
      const colSpan = spanOf(cell, 'colspan', mostColumns - from);
      if (from >= mostColumns) continue;
      const rowSpan = spanOf(cell, 'rowspan', rows.length - r);
      for (let down = 0; down < rowSpan; down++) {
        for (let along = 0; along < colSpan; along++) (grid[r + down] as TableCell[])[from + along] ??= {};
      }
      const look = cell.name === 'th' ? looks.th : {};
      line[from] = { stack: contentOf(cell.children, look), alignment: alignmentOf(cell), colSpan, rowSpan };
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
