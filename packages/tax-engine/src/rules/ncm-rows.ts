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

/** The index of the row with the longest prefix that holds on a day; −1 when none does. */
export function findNcmRow(ncm: string, day: string): number {
  for (let length = ncm.length; length >= 4; length--) {
    for (const index of byPrefix.get(ncm.slice(0, length)) ?? []) {
      const row = ncmRows[index] as NcmRow;
      if (row.from <= day && day <= row.to) return index;
    }
  }
  return -1;
}
