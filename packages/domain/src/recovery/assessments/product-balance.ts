import { type Cents, integerCents, sumOfCents, zeroCents } from '@restitui/brazil/money.ts';

/** Amounts recorded under an assessment, in cents. */
export interface AssessmentAmounts {
  id: string;
  /** Sums over its credits; null while none has a tax month. */
  credits: { corrected: Cents; compensated: Cents } | null;
  /** Result of the analysis. */
  found: Cents;
  /** Credit typed over the computed one. */
  typed: Cents | null;
  /** Refund that is stored with the summary; counts while neither credits nor months have one. */
  storedRefund: Cents | null;
  /** Sums over its months of FCVS or Subvenção; null without months. */
  months: { credit: Cents; used: Cents; paid: Cents } | null;
}

/** Amounts recorded under a product, in cents. */
export interface ProductAmounts {
  /** Oldest first. */
  assessments: readonly AssessmentAmounts[];
  /** Sum of the compensation report; null without a line. */
  reported: Cents | null;
  /** Sums of the control of ICMS credits; null without a period. */
  controlled: { original: Cents; used: Cents } | null;
}

/** The amounts that the records of a product agree on, for one assessment. */
export interface AssessmentBalance {
  id: string;
  /** The credit before Selic. */
  found: Cents;
  /** The credit that may be used: typed, corrected, or found. */
  credit: Cents;
  /** Used and settled; null while no record has an amount. */
  refunded: Cents | null;
  /** Used in months that are not paid yet; null without months. */
  open: Cents | null;
}

/** A record that uses the credit of a product. */
export interface CreditUse {
  of: 'months' | 'report';
  /** The assessment of the months. */
  id?: string;
  credit: Cents;
  used: Cents;
}

const greatest = (...amounts: (Cents | undefined)[]) =>
  integerCents(Math.max(0, ...amounts.filter((amount) => amount !== undefined)));

const settledIn = ({ credits, months, storedRefund }: AssessmentAmounts) =>
  credits || months ? greatest(credits?.compensated, months?.paid) : storedRefund;

/**
 * Reconciles the records of a product, oldest assessment first. Credits, months, compensation report and control
 * describe the same use of the same credit, so they are not added: the largest of them counts. The report and the
 * control belong to the product; what older assessments did not use of them counts for the newest.
 */
export function assessmentBalances({ assessments, reported, controlled }: ProductAmounts): AssessmentBalance[] {
  const older = assessments.slice(0, -1);
  const usedBefore = sumOfCents(older.map((one) => settledIn(one) ?? zeroCents));
  const foundBefore = sumOfCents(older.map(({ found }) => found));
  return assessments.map((one, i) => {
    const isNewest = i === assessments.length - 1;
    const rest = (amount: Cents | undefined, before: Cents) =>
      isNewest && amount !== undefined ? integerCents(amount - before) : undefined;
    const settled = settledIn(one);
    const ofProduct = isNewest && (reported !== null || controlled !== null);
    const found = greatest(one.found, one.months?.credit, rest(controlled?.original, foundBefore));
    return {
      id: one.id,
      found,
      credit: one.typed ?? one.credits?.corrected ?? found,
      refunded:
        settled === null && !ofProduct
          ? null
          : greatest(settled ?? zeroCents, rest(reported ?? undefined, usedBefore), rest(controlled?.used, usedBefore)),
      open: one.months && integerCents(one.months.used - one.months.paid),
    };
  });
}

/**
 * Lists the uses that the months of each assessment and the report of the product make of its credit. The credit that
 * the months of Subvenção state themselves does not limit them: a month may be negative (W-452).
 */
export function creditUses(amounts: ProductAmounts): CreditUse[] {
  const balances = assessmentBalances(amounts);
  const months = amounts.assessments.flatMap(({ id, typed, credits, found, months: of }): CreditUse[] =>
    of ? [{ of: 'months', id, credit: typed ?? credits?.corrected ?? found, used: of.used }] : [],
  );
  const all = sumOfCents(balances.map(({ credit }) => credit));
  return amounts.reported === null ? months : [...months, { of: 'report', credit: all, used: amounts.reported }];
}

/**
 * Returns the use that a change made larger than its credit. A product without a recorded credit has no limit, and a
 * change that lowers an excess is allowed.
 */
export function newExcess(before: ProductAmounts, after: ProductAmounts): CreditUse | undefined {
  const uses = creditUses(before);
  return creditUses(after).find(({ of, id, credit, used }) => {
    const known = uses.find((use) => use.of === of && use.id === id)?.used ?? zeroCents;
    return credit > 0 && used > credit && used > known;
  });
}
