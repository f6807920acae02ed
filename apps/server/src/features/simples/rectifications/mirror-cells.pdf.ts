import { dayInBrazil, formatDay, formatInstant } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { RectificationMonth } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import type { Content, TableCell } from 'pdfmake';

export const right = (text: string): TableCell => ({ text, alignment: 'right' });
export const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text,
  bold: true,
  alignment,
});
/** A text to the right of a right-aligned column of figures, with a gap. */
export const afterFigures = (text: string, bold = false): TableCell => ({ text, bold, margin: [10, 0, 0, 0] });

/** Width of a page within its margins, in points. */
export const inner = 515;
const gap = 6;

/** Builds a table as wide as the page; the column without a width takes the rest. Rows are never split across pages. */
export function pageTable(
  widths: readonly (number | undefined)[],
  headings: TableCell[],
  rows: TableCell[][],
): Extract<Content, { table: unknown }> {
  const taken = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0) + gap * (widths.length - 1);
  return {
    layout: {
      hLineWidth: (i) => (i === 1 ? 0.8 : i === 0 ? 0 : 0.3),
      vLineWidth: () => 0,
      hLineColor: (i) => (i === 1 ? '#1a1a1a' : '#c4c4c4'),
      paddingLeft: (i) => (i === 0 ? 0 : gap),
      paddingRight: () => 0,
      paddingTop: () => 2,
      paddingBottom: () => 1.5,
    },
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: widths.map((width) => width ?? inner - taken),
      body: [headings, ...rows],
    },
  };
}

/** Describes who checked a month against the PGDAS-D, and when. */
export function describeCheck({ conferido }: Pick<RectificationMonth, 'conferido'>): string {
  if (!conferido) return 'A conferir';
  const words = `${displayName(conferido.nome)} em ${formatInstant(conferido.em)}`;
  return conferido.mudou ? `A conferir: as linhas mudaram depois de ${words}` : `Conferido por ${words}`;
}

export function shortCheckLabel({ conferido }: Pick<RectificationMonth, 'conferido'>): string {
  if (!conferido) return 'Não';
  return conferido.mudou ? 'Mudou depois' : formatDay(dayInBrazil(new Date(conferido.em)));
}
