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

export interface SefipFile {
  period: PayrollPeriod;
  establishments: Map<string, SefipEstablishment>;
}

const RECORD = 360;

/** Returns whether a file begins as a SEFIP.RE: record 00 of 360 characters. */
export function isSefip(head: string): boolean {
  return head.startsWith('00') && head.split(/\r?\n/, 1)[0]?.length === RECORD;
}

/**
 * Reads a SEFIP.RE, whose records have 360 characters (PR-013; layout of SEFIP 8.4). Positions below count from 1. Undefined
 * for a file without a period.
 */
export function readSefip(text: string): SefipFile | undefined {
  let period: PayrollPeriod | undefined;
  const establishments: SefipFile['establishments'] = new Map();
  for (const line of text.split(/\r?\n/)) {
    const at = (from: number, to: number) => line.slice(from - 1, to).trim();
    const kind = at(1, 2);
    if (kind === '00') period = parsePeriod(`${at(292, 295)}-${at(296, 297)}`);
    else if (kind === '10') {
      const aliqRat = String(numberOf(at(215, 216)) / 10);
      establishments.set(at(4, 17), { aliqRat, fpas: at(219, 221), codTercs: at(222, 225), remuneration: 0 });
    } else if (kind === '30') {
      const place = establishments.get(at(4, 17));
      if (place) place.remuneration += numberOf(at(168, 182)) + numberOf(at(183, 197));
    }
  }
  return period && { period, establishments };
}

function numberOf(digits: string): number {
  return /^\d+$/.test(digits) ? Number(digits) : 0;
}
