import { type Day, parseDay, toDay } from '@restitui/brazil/day.ts';

interface RetentionRule {
  years: number;
  /** The law, as shown to the person. */
  source: string;
  /** Since when the law is in force, and when it was last checked. */
  since: string;
  readAt: string;
}

/** How long data must be retained despite a request for erasure (LGPD, art. 16, I, and art. 7, VI). */
export const retentionRules = {
  /** Ten years unless a law sets less: claims out of a contract (STJ, EREsp 1.280.825/RJ). */
  contract: {
    years: 10,
    source: 'Código Civil (Lei 10.406/2002), art. 205; LGPD (Lei 13.709/2018), arts. 7º, VI, e 16, I',
    since: '2003-01-11',
    readAt: '2026-11-21',
  },
  /** Proofs of tax work are kept until the limitation of the claims they concern. */
  taxWork: {
    years: 5,
    source: 'Código Tributário Nacional (Lei 5.172/1966), arts. 173, I, e 195, parágrafo único',
    since: '1967-01-01',
    readAt: '2026-11-21',
  },
  /** Receipts are kept until the limitation of the claims: five years for a liquid debt in writing. */
  charge: {
    years: 5,
    source:
      'Código Civil (Lei 10.406/2002), arts. 206, § 5º, I, e 1.194; Código Tributário Nacional (Lei 5.172/1966), art. 195, parágrafo único',
    since: '2003-01-11',
    readAt: '2026-11-21',
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionName = keyof typeof retentionRules;

export interface SignedContract {
  /** Day of the last signature, in Brasília time. */
  signedOn: Day;
  /** Whether it is still in force; then its term has not begun. */
  inForce: boolean;
}

/** Returns the last day of retention of an agreement's evidence; for an active one, as if it ended today. */
export function contractKeptUntil({ signedOn, inForce }: SignedContract, today: Day): Day {
  return yearsAfter(inForce ? today : signedOn, retentionRules.contract.years);
}

/** Returns the end of the fifth year after the work (five years from the first day of the following year). */
export function taxWorkKeptUntil(lastWork: Day): Day {
  return endOfYearAfter(lastWork, retentionRules.taxWork.years);
}

/** Returns the later of two terms: taxes on the revenue, and the claim itself. */
export function chargeKeptUntil(lastNews: Day): Day {
  return endOfYearAfter(lastNews, retentionRules.charge.years);
}

function endOfYearAfter(day: Day, years: number): Day {
  return toDay(`${Number(day.slice(0, 4)) + years}-12-31`);
}

/** Adds years to a day; 29 February becomes the 28th. */
export function yearsAfter(day: Day, years: number): Day {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  return parseDay(`${year}${day.slice(4)}`) ?? toDay(`${year}-02-28`);
}
