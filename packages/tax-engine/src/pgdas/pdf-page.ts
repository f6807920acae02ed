import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { elementAt } from '../element-at.ts';
import { linesOfRuns, type TextRun } from './pdf-lines.ts';
import { plainCharacters, type TextLine } from './text-line.ts';

interface TurnedRun extends TextRun {
  /** Clockwise quarter turns, 0 to 3. */
  turn: number;
}

/** Minimum number of lines, and of lines starting at the margin, of each of two pages on one sheet. */
const SHEET_LINES = 8;
const MARGIN_SHARE = 0.4;
const MARGIN = 5;

async function runsOf(page: PDFPageProxy): Promise<TurnedRun[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a, b, , , e, f] = item.transform as [number, number, number, number, number, number];
    const [x, y] = viewport.convertToViewportPoint(e, f) as [number, number];
    const [toX, toY] = viewport.convertToViewportPoint(e + a, f + b) as [number, number];
    const turn = (Math.round(Math.atan2(toY - y, toX - x) / (Math.PI / 2)) + 4) % 4;
    return { text: plainCharacters(item.str), x, y, width: item.width, height: item.height || 8, turn };
  });
}

/** Returns the rotation of most of the text; text with another rotation is a marginal note or a watermark. */
function mainTurn(runs: readonly TurnedRun[]): number {
  const letters = [0, 0, 0, 0];
  for (const { turn, text } of runs) letters[turn] = (letters[turn] ?? 0) + text.length;
  return letters.indexOf(Math.max(...letters));
}

function upright({ x, y, turn, ...run }: TurnedRun): TextRun {
  const places: [number, number][] = [
    [x, y],
    [y, -x],
    [-x, -y],
    [-y, x],
  ];
  const [across, down] = elementAt(places, turn);
  return { ...run, x: across, y: down };
}

function beginAtMargin(runs: readonly TextRun[]): boolean {
  const left = Math.min(...runs.map(({ x }) => x));
  const starts = new Map<number, number>();
  for (const { x, y } of runs) starts.set(Math.round(y), Math.min(x, starts.get(Math.round(y)) ?? x));
  const aligned = [...starts.values()].filter((x) => x - left <= MARGIN).length;
  return starts.size >= SHEET_LINES && aligned >= starts.size * MARGIN_SHARE;
}

/**
 * Returns the left and right page of a sheet with two pages; undefined for others. `width` and `height` are those after
 * rotation of the text.
 */
function sheetHalves(runs: readonly TextRun[], width: number, height: number): [TextRun[], TextRun[]] | undefined {
  if (width <= height || runs.length === 0) return undefined;
  const middle = Math.min(...runs.map(({ x }) => x)) < 0 ? -width / 2 : width / 2;
  if (runs.some((run) => run.x < middle && run.x + run.width > middle)) return undefined;
  const [left, right] = [runs.filter(({ x }) => x < middle), runs.filter(({ x }) => x >= middle)];
  return left.length > 0 && right.length > 0 && beginAtMargin(left) && beginAtMargin(right) ? [left, right] : undefined;
}

/** Returns the lines of a page in reading order, whatever its rotation; none for a scan. */
export async function linesOfPage(page: PDFPageProxy): Promise<{ lines: TextLine[]; runs: number }> {
  const all = await runsOf(page);
  const turn = mainTurn(all);
  const runs = all.filter((run) => run.turn === turn).map(upright);
  const { width, height } = page.getViewport({ scale: 1 });
  const isAcross = turn % 2 === 1;
  const halves = sheetHalves(runs, isAcross ? height : width, isAcross ? width : height);
  const lines = halves ? halves.flatMap((half) => linesOfRuns(half)) : linesOfRuns(runs);
  return { lines, runs: all.length };
}
