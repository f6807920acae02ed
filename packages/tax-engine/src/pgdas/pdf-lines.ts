import { createLine, type TextLine } from './text-line.ts';

/** A run of text on a page: `x` to the right, `y` downwards, points. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs whose baselines differ by less, in points, are on one line. */
const LINE_TOLERANCE = 2;
/** A gap below this share of the font height is inside a word. */
const WORD_GAP = 0.1;

function groupByLine(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [];
  for (const run of runs.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line?.[0] && run.y - line[0].y <= LINE_TOLERANCE) line.push(run);
    else lines.push([run]);
  }
  return lines;
}

function joinRuns(runs: TextRun[]): TextLine {
  let raw = '';
  const places: number[] = [];
  let before: TextRun | undefined;
  for (const run of runs.toSorted((a, b) => a.x - b.x)) {
    if (before && before.text === run.text && Math.abs(before.x - run.x) < 1) continue;
    if (before && run.x - (before.x + before.width) > WORD_GAP * run.height) {
      raw += ' ';
      places.push(run.x);
    }
    for (let i = 0; i < run.text.length; i++) places.push(run.x + (run.width * i) / run.text.length);
    raw += run.text;
    before = run;
  }
  return createLine(raw, (index) => places[index] ?? 0);
}

/** Groups the runs of one page into lines, from top to bottom, each from left to right. */
export function linesOfRuns(runs: readonly TextRun[]): TextLine[] {
  return groupByLine(runs)
    .map(joinRuns)
    .filter(({ text }) => text !== '' && text !== '.');
}
