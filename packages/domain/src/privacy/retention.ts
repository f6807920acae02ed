import { type Day, parseDay } from '@restitui/brazil/day.ts';

interface RetentionRule {
  years: number;
  /** The law that it stands on, as the person is told. */
  source: string;
  /** Since when that law is in force, and when we last read it. */
  since: string;
  readAt: string;
}

/** How long what somebody asks to erase must be kept all the same (LGPD, art. 16, I, and art. 7, VI). */
export const retentionRules = {
  /** Ten years where no law sets less: claims out of a contract (STJ, EREsp 1.280.825/RJ). */
  contract: {
    years: 10,
    source: 'Código Civil (Lei 10.406/2002), art. 205; LGPD (Lei 13.709/2018), arts. 7º, VI, e 16, I',
    since: '2003-01-11',
    readAt: '2026-11-21',
  },
  /** Proofs of tax work are kept until the claims that they are about lapse. */
  taxWork: {
    years: 5,
    source: 'Código Tributário Nacional (Lei 5.172/1966), arts. 173, I, e 195, parágrafo único',
    since: '1967-01-01',
    readAt: '2026-11-21',
  },
  /** Receipts of an entrepreneur are kept until claims out of them lapse: for a net debt in writing, five years. */
  charge: {
    years: 5,
    source:
      'Código Civil (Lei 10.406/2002), arts. 206, § 5º, I, e 1.194; Código Tributário Nacional (Lei 5.172/1966), art. 195, parágrafo único',
    since: '2003-01-11',
    readAt: '2026-11-21',
  },
} as const satisfies Record<string, RetentionRule>;

export interface SignedContract {
  /** Day of the last signature, in Brasília. */
  signedOn: Day;
  /** Whether it still runs: its term has not begun then. */
  inForce: boolean;
}

/** The last day on which the evidence of a signed contract is kept; of one in force, were it to end today. */
export function contractKeptUntil({ signedOn, inForce }: SignedContract, today: Day): Day {
  return yearsAfter(inForce ? today : signedOn, retentionRules.contract.years);
}

/** Five years from the first day of the year after the work: the last day of the fifth year. */
export function taxWorkKeptUntil(lastWork: Day): Day {
  return endOfYearAfter(lastWork, retentionRules.taxWork.years);
}

/** As long as the taxes on what it brought can be asked for; never less than the claim itself lives. */
export function chargeKeptUntil(lastNews: Day): Day {
  return endOfYearAfter(lastNews, retentionRules.charge.years);
}

function endOfYearAfter(day: Day, years: number): Day {
  return `${Number(day.slice(0, 4)) + years}-12-31` as Day;
}

/** The same day so many years later; 29 February ends on the 28th. */
export function yearsAfter(day: Day, years: number): Day {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  return parseDay(`${year}${day.slice(4)}`) ?? (`${year}-02-28` as Day);
}
