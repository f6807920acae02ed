import data from './ncm-monofasico.data.json' with { type: 'json' };

export type NcmFlag = '' | 'NOT' | 'EX' | 'EXNOT' | 'COND' | 'ST';

/** One line of the law's list: an NCM prefix, when it holds and with which exception. Dates are `AAAA-MM-DD`. */
export interface NcmRow {
  prefix: string;
  flag: NcmFlag;
  /** TIPI exceptions that the flags EX and EXNOT speak of. */
  ex: number[];
  law: string;
  group: string;
  description: string;
  from: string;
  to: string;
  condition: string;
  /** Zero rate at retail only (Lei 13.097/2015 art. 28). */
  retailOnly: boolean;
}

export const ncmRows = data as NcmRow[];

const byPrefix = Map.groupBy(ncmRows.keys(), (index) => (ncmRows[index] as NcmRow).prefix);

/** The rows whose prefix an NCM has, longest first, by NCM. */
const candidates = new Map<string, number[]>();
const MOST_CANDIDATES = 20_000;

function candidatesFor(ncm: string): number[] {
  const known = candidates.get(ncm);
  if (known) return known;
  const found: number[] = [];
  for (let length = ncm.length; length >= 4; length--) found.push(...(byPrefix.get(ncm.slice(0, length)) ?? []));
  if (candidates.size < MOST_CANDIDATES) candidates.set(ncm, found);
  return found;
}

/** The index of the row with the longest prefix that holds on a day; −1 when none does. */
export function findNcmRow(ncm: string, day: string): number {
  for (const index of candidatesFor(ncm)) {
    const row = ncmRows[index] as NcmRow;
    if (row.from <= day && day <= row.to) return index;
  }
  return -1;
}
