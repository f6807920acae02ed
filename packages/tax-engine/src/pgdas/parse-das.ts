import type { GeneratedDas } from './declaration.ts';
import { section } from './sections.ts';
import { moneyIn, type TextLine } from './text-line.ts';

/** Number and principal of the DAS of section 6; undefined when the document has none. */
export function parseGeneratedDas(lines: readonly TextLine[]): GeneratedDas | undefined {
  const own = section(lines, /^6\)\s/, /^6\.\d\)\s/);
  const number = own.map(({ folded }) => /numero(?: do das)?\s*:\s*(\d{15,20})/.exec(folded)?.[1]).find(Boolean);
  if (!number) return undefined;
  const line = own.find(({ folded }) => folded.includes('principal'));
  return { number, principal: line && moneyIn(line, line.folded.indexOf('principal'))[0]?.cents };
}
