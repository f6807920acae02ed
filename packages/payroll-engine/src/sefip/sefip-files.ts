import type { UploadFile } from '@restitui/tax-engine/zip/upload-file.ts';
import type { PayrollPeriod } from '../payroll-period.ts';
import { isSefip, linesOf, type SefipEstablishment, SefipReader } from './read-sefip.ts';

/** The SEFIP.RE files of one company, by period and establishment. */
export class SefipFiles {
  readonly byPeriod = new Map<PayrollPeriod, Map<string, SefipEstablishment>>();
  readonly #root: string;

  /** `root` are the first 8 characters of the company's CNPJ. */
  constructor(root: string) {
    this.#root = root;
  }

  get isEmpty(): boolean {
    return this.byPeriod.size === 0;
  }

  /** Reads a file when it is a SEFIP.RE; others are left. */
  async take(file: UploadFile): Promise<void> {
    const reader = new SefipReader();
    let isFirst = true;
    for await (const line of linesOf(file.open())) {
      if (isFirst && !isSefip(line)) return;
      isFirst = false;
      reader.take(line);
    }
    if (reader.period) this.#add(reader.period, reader.establishments);
  }

  /** A rectified file repeats the earlier one, so that of an establishment only the fullest counts, in any order of the files. */
  #add(period: PayrollPeriod, found: ReadonlyMap<string, SefipEstablishment>): void {
    const places = this.byPeriod.get(period) ?? new Map<string, SefipEstablishment>();
    for (const [place, row] of found) {
      const known = places.get(place);
      if (place.startsWith(this.#root) && (!known || isFuller(row, known))) places.set(place, row);
    }
    if (places.size > 0) this.byPeriod.set(period, places);
  }
}

function isFuller(row: SefipEstablishment, known: SefipEstablishment): boolean {
  if (row.remuneration !== known.remuneration) return row.remuneration > known.remuneration;
  return JSON.stringify(row) > JSON.stringify(known);
}
