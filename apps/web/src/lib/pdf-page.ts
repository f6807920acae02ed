import { formatDay } from '@restitui/brazil/day.ts';
import type { jsPDF } from 'jspdf';
import type { UserOptions } from 'jspdf-autotable';

/** Size and margin of an A4 page in millimetres. */
export const pdfPage = { margin: 18, width: 210, height: 297 } as const;
export const pdfColours = { ink: '#1b2430', muted: '#5b6573', line: '#d5dae1', band: '#f2f4f7' } as const;

const { margin, width, height } = pdfPage;
const { ink, muted, line } = pdfColours;

/** Table options that all diagnoses share; a single table may override them. */
export const pdfTable = {
  margin: { left: margin, right: margin, top: margin, bottom: 22 },
  theme: 'plain',
  headStyles: { fontStyle: 'bold', lineWidth: { bottom: 0.4 } },
  bodyStyles: { lineWidth: { bottom: 0.1 } },
  showFoot: 'lastPage',
  rowPageBreak: 'avoid',
} satisfies UserOptions;

export const pdfTableStyles = { font: 'helvetica', textColor: ink, lineColor: line } as const;

interface WrittenText {
  size?: number;
  colour?: string;
  bold?: boolean;
}

/** Writes a text within the margins from the vertical position `y`, and returns the position below it. */
export function writeText(
  pdf: jsPDF,
  text: string,
  y: number,
  { size = 10, colour = ink, bold = false }: WrittenText = {},
): number {
  pdf
    .setFont('helvetica', bold ? 'bold' : 'normal')
    .setFontSize(size)
    .setTextColor(colour);
  const lines: string[] = pdf.splitTextToSize(text, width - 2 * margin);
  pdf.text(lines, margin, y);
  return y + lines.length * size * 0.42;
}

interface Footer {
  colour: string;
  /** At the left, cut to one line. */
  text: string;
  /** `AAAA-MM-DD`. */
  today: string;
}

/** Draws a line in the colour of the brand, a text, the day and the page number below each page. */
export function drawFooters(pdf: jsPDF, { colour, text, today }: Footer): void {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    pdf
      .setPage(page)
      .setDrawColor(colour)
      .setLineWidth(0.6)
      .line(margin, height - 16, width - margin, height - 16);
    pdf.setFont('helvetica', 'normal').setFontSize(8).setTextColor(muted);
    const left: string[] = pdf.splitTextToSize(text, 110);
    pdf.text(left[0] ?? '', margin, height - 11);
    pdf.text(`${formatDay(today)} · Página ${page} de ${pages}`, width - margin, height - 11, { align: 'right' });
  }
}
