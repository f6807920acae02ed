import type { RecordLine } from '../text/record-line.ts';

export type Contribution = 'pis' | 'cofins';

/** M210 or M610: the contribution of one code and rate. Cents; the rate in ten-thousandths of a percent. */
export interface AssessedRate {
  code: string;
  /** VL_BC_CONT, before adjustments of the base. */
  declaredBase: number;
  /** VL_BC_CONT_AJUS; in the layout before 2019 the same as `declaredBase`. */
  base: number;
  rate: number;
  assessed: number;
  deferred: number;
  /** M215, M615: exclusions of ICMS from the base. */
  excludedBase: number;
  /** M215, M615 of code 25, which belongs to other months. */
  otherMonths: number;
  /** M220, M620: reductions of the contribution itself because of the ICMS. */
  reduced: number;
}

/** M200 or M600: fields 02 to 13, cents. Index 0 is field 02. */
export type AssessedTotals = readonly number[];

export interface Assessment {
  rates: AssessedRate[];
  totals?: AssessedTotals | undefined;
}

const newLayoutFields = 16;
const mentionsIcms = /ICMS/i;
const mentionsCase = /ICMS|574\.?706/i;

/** Collects block M of an EFD-Contribuições. */
export class AssessmentReader {
  readonly pis: Assessment = { rates: [], totals: undefined };
  readonly cofins: Assessment = { rates: [], totals: undefined };

  take(line: RecordLine): void {
    const { name } = line;
    const contribution = name[1] === '2' ? this.pis : name[1] === '6' ? this.cofins : undefined;
    if (!contribution || name[0] !== 'M') return;
    const current = contribution.rates.at(-1);
    if (name.endsWith('00')) contribution.totals = Array.from({ length: 12 }, (_, i) => line.cents(i + 2));
    else if (name.endsWith('10')) contribution.rates.push(readRate(line));
    else if (name.endsWith('15') && current) adjustBase(current, line);
    else if (name.endsWith('20') && current && line.text(2) === '0' && mentionsCase.test(line.text(6))) {
      current.reduced += line.cents(3);
    }
  }
}

/** The number of fields decides the layout, not COD_VER (SP-023). */
function readRate(line: RecordLine): AssessedRate {
  const at =
    line.fields >= newLayoutFields
      ? { base: 7, rate: 8, assessed: 11, deferred: 14 }
      : { base: 4, rate: 5, assessed: 8, deferred: 11 };
  return {
    code: line.text(2),
    declaredBase: line.cents(4),
    base: line.cents(at.base),
    rate: line.rate(at.rate),
    assessed: line.cents(at.assessed),
    deferred: line.cents(at.deferred),
    excludedBase: 0,
    otherMonths: 0,
    reduced: 0,
  };
}

/** Codes of table 4.3.18: 21 ICMS on own operations, 25 the same of earlier periods, 41 and 42 by their text (SP-055). */
function adjustBase(rate: AssessedRate, line: RecordLine): void {
  const code = line.text(4);
  const isOfIcms =
    code === '21' || ((code === '41' || code === '42') && mentionsIcms.test(line.text(6) + line.text(10)));
  if (line.text(2) !== '0') return;
  if (isOfIcms) rate.excludedBase += line.cents(3);
  else if (code === '25') rate.otherMonths += line.cents(3);
}
