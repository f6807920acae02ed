import type { UploadFile } from '@restitui/tax-engine/zip/upload-file.ts';
import type { PayrollPeriod } from '../payroll-period.ts';
import { isSefip, readSefip, type SefipEstablishment } from './read-sefip.ts';

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
    let text = '';
    for await (const chunk of file.open()) {
      text += chunk.toString('latin1');
      if (!isSefip(text)) return;
    }
    const found = readSefip(text);
    if (!found) return;
    const places = this.byPeriod.get(found.period) ?? new Map<string, SefipEstablishment>();
    for (const [place, row] of found.establishments) if (place.startsWith(this.#root)) places.set(place, row);
    if (places.size > 0) this.byPeriod.set(found.period, places);
  }
}
