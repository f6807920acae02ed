import { type PayrollPeriod, parsePeriod } from '../payroll-period.ts';

/** Rates and remunerations of an establishment by SEFIP.RE. */
export interface SefipEstablishment {
  /** Percent as text. */
  aliqRat: string;
  fpas: string;
  codTercs: string;
  /** Sum of the workers' remunerations with the 13º, cents. */
  remuneration: number;
}

const RECORD = 360;
const NEWLINE = 10;

/** Returns whether a file begins as a SEFIP.RE: record 00 of 360 characters. */
export function isSefip(head: string): boolean {
  return head.startsWith('00') && head.split(/\r?\n/, 1)[0]?.length === RECORD;
}

/** Reads a SEFIP.RE record by record; positions count from 1 (PR-013; layout of SEFIP 8.4). */
export class SefipReader {
  period: PayrollPeriod | undefined;
  readonly establishments = new Map<string, SefipEstablishment>();

  /** Takes a record of 360 characters. */
  take(record: string): void {
    const at = (from: number, to: number) => record.slice(from - 1, to).trim();
    const kind = at(1, 2);
    if (kind === '00') this.period = parsePeriod(`${at(292, 295)}-${at(296, 297)}`);
    else if (kind === '10') {
      const aliqRat = String(numberOf(at(215, 216)) / 10);
      const rates = { aliqRat, fpas: at(219, 221), codTercs: at(222, 225) };
      const known = this.establishments.get(at(4, 17));
      this.establishments.set(at(4, 17), { ...rates, remuneration: known?.remuneration ?? 0 });
    } else if (kind === '30') {
      const place = this.establishments.get(at(4, 17));
      if (place) place.remuneration += numberOf(at(168, 182)) + numberOf(at(183, 197));
    }
  }
}

/** Yields the lines of a file without their ends; one longer than a record is cut, as no layout has it. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      yield textOf(bytes.subarray(start, end));
      start = end + 1;
    }
    rest = Buffer.from(bytes.subarray(start, start + 2 * RECORD));
  }
  if (rest.length > 0) yield textOf(rest);
}

function textOf(line: Buffer): string {
  return line.toString('latin1').replace(/\r$/, '');
}

function numberOf(digits: string): number {
  return /^\d+$/.test(digits) ? Number(digits) : 0;
}
