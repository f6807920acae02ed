import { isCnpj } from '@restitui/brazil/cnpj.ts';
import { isCpf } from '@restitui/brazil/cpf.ts';
import { readSheetLines } from './read-sheet.ts';
import { headingsKey, type SheetLayout, suggestLayout } from './sheet-columns.ts';
import { isSheetPeriod } from './sheet-line.ts';
import { readSheetRows } from './sheet-rows.ts';

/** Headings and first rows of a sheet, from which an analyst enters its columns. */
export interface SheetPreview {
  headings: string[];
  /** `headingsKey` of the headings. */
  key: string;
  /** The first rows below the headings, with masked CPFs. */
  rows: string[][];
  suggestion: SheetLayout;
  /** Whether the first row has names of columns, not values. */
  hasHeadings: boolean;
  /** Number of lines by a layout, when one was given. */
  lines: { valid: number; invalid: number } | undefined;
}

const SHOWN_ROWS = 5;
const SHOWN_CHARACTERS = 80;

/**
 * Reads the headings and the first rows of a sheet, and counts the lines that a layout gives.
 * @throws PayrollError when it cannot be read
 */
export async function previewSheet(
  content: Buffer,
  name: string,
  layout: SheetLayout | undefined,
): Promise<SheetPreview> {
  const [first = [], ...rows] = await readSheetRows(content, name);
  const headings = first.map((heading) => heading.trim());
  const read = layout && readSheetLines(rows, layout);
  return {
    headings: headings.map(shown),
    key: headingsKey(first),
    rows: rows.slice(0, SHOWN_ROWS).map((row) => headings.map((_, at) => shown(row[at] ?? ''))),
    suggestion: suggestLayout(headings),
    hasHeadings: headings.some((heading) => heading !== '') && !headings.some(isValue),
    lines: read && { valid: read.lines.length, invalid: read.invalid },
  };
}

function shown(cell: string): string {
  const text = cell.trim();
  return isCpf(text) ? `***.${maskedMiddle(text.replace(/\D/g, ''))}-**` : text.slice(0, SHOWN_CHARACTERS);
}

const maskedMiddle = (cpf: string) => `${cpf.slice(3, 6)}.${cpf.slice(6, 9)}`;

function isValue(cell: string): boolean {
  return isSheetPeriod(cell) || isCpf(cell) || isCnpj(cell) || /^(R\$ ?)?-?\d[\d.,]*$/.test(cell);
}
