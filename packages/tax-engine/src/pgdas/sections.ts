import type { TextLine } from './text-line.ts';

/** Returns the lines after the one that matches `start` up to the one that matches `end`. */
export function section(lines: readonly TextLine[], start: RegExp, end: RegExp): TextLine[] {
  const from = lines.findIndex(({ folded }) => start.test(folded));
  if (from < 0) return [];
  const rest = lines.slice(from + 1);
  const to = rest.findIndex(({ folded }) => end.test(folded));
  return to < 0 ? rest : rest.slice(0, to);
}
