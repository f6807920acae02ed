import { type TaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { elementAt } from '../element-at.ts';
import type { MonthClaims } from '../engine-types.ts';
import type { PreparedRules } from '../notes/item-rules.ts';
import { F_BUYER, F_OWN_PRODUCTION } from '../notes/note-layout.ts';
import { groupOf } from '../notes/note-record.ts';
import type { NoteRow } from '../notes/note-row.ts';
import type { NoteList } from '../notes/note-table.ts';
import type { SpilledCodes, SpilledItem } from '../notes/spill-line.ts';
import { productHash, SpillScanner } from '../notes/spill-scanner.ts';
import { Claim } from './claim.ts';
import { ClaimAssessor, EVIDENCE_VALUES } from './claim-assessor.ts';
import { groupsByLevel, MonthLevels } from './claim-levels.ts';
import { claimState, type NotePlace } from './claim-state.ts';
import { describeReason } from './describe-reason.ts';
import { MonthReasons } from './month-reasons.ts';
import { isUncounted, ProductHistory } from './product-history.ts';
import type { PurchaseIndex } from './purchases.ts';
import type { Assessment } from './strength.ts';

/** The claims of all counted notes. */
export interface CollectedClaims {
  months: ReadonlyMap<TaxMonth, MonthClaims>;
  /** Returns the assessment of an item that counts or awaits a decision; undefined for any other item. */
  find(item: SpilledItem, place: NotePlace): Assessment | undefined;
}

/** The data that claims are assessed with. */
export interface ClaimSources {
  spillPaths: string[];
  /** The counted notes. */
  notes: NoteList;
  wholesaleYears: ReadonlySet<number>;
  rules: PreparedRules;
  purchases: PurchaseIndex;
}

/**
 * Assesses the items that the list or a decision names. Passes over all items twice: first for what each product was
 * sold as, then for its claims. Memory depends on the number of codes, not of items or products.
 */
export function collectClaims(sources: ClaimSources): CollectedClaims {
  const { spillPaths, notes, rules, purchases } = sources;
  const scanner = new SpillScanner(spillPaths);
  try {
    const assessor = new ClaimAssessor(rules, purchases, readHistory(scanner, notes));
    const { months, levels } = readMonths(sources);
    const claims = readClaims(scanner, sources, months, assessor);
    const reasons = levels.map(() => new MonthReasons());
    for (const claim of claims) spread(claim, levels, reasons, rules);
    const byLevel = groupsByLevel(levels);
    return {
      months: new Map(
        [...months].map(([month, i]) => [
          taxMonthOfDay(`${month}-01`),
          { ...elementAt(byLevel, i), reasons: elementAt(reasons, i).list() },
        ]),
      ),
      find: (item, place) => findAssessment(item, place, assessor),
    };
  } finally {
    scanner.close();
  }
}

function readHistory(scanner: SpillScanner, notes: NoteList): ProductHistory {
  const history = new ProductHistory();
  const uncounted = new Map<SpilledCodes, boolean>();
  scanner.scan(notes, (note) => {
    if (note.has(F_BUYER)) return undefined;
    return (line) => {
      let isOut = uncounted.get(line.codes);
      if (isOut === undefined) {
        isOut = isUncounted(line.codes);
        uncounted.set(line.codes, isOut);
      }
      if (isOut) history.add(line.hash, line.codes);
    };
  });
  return history;
}

/** Positions of the months in chronological order, with what the rules count in each. */
function readMonths({ notes, wholesaleYears }: ClaimSources) {
  const levelOf = new Map<string, MonthLevels>();
  notes.forEach((note) => {
    if (!note.hasSums) return;
    let level = levelOf.get(note.month);
    if (!level) {
      level = new MonthLevels();
      levelOf.set(note.month, level);
    }
    addCounted(level, note, wholesaleYears.has(note.year));
  });
  const sorted = [...levelOf].sort(([a], [b]) => (a < b ? -1 : 1));
  return { months: new Map(sorted.map(([month], i) => [month, i])), levels: sorted.map(([, level]) => level) };
}

function addCounted(month: MonthLevels, note: NoteRow, wholesale: boolean): void {
  note.forEachSum((bucket, cents) =>
    month.addCounted(bucket.returned, bucket.ownProduction ? 'II' : 'I', groupOf(bucket, wholesale), cents),
  );
}

const places: readonly NotePlace[] = [false, true].flatMap((ownProduction) =>
  [false, true].map((wholesale) => ({ ownProduction, wholesale })),
);

const placeNumber = (ownProduction: boolean, wholesale: boolean) => Number(ownProduction) * 2 + Number(wholesale);

function readClaims(
  scanner: SpillScanner,
  { notes, wholesaleYears }: ClaimSources,
  months: ReadonlyMap<string, number>,
  assessor: ClaimAssessor,
): Claim[] {
  /** Claims by codes, place and evidence. */
  const claimsOf = new Map<SpilledCodes, (Claim | undefined)[]>();
  const all: Claim[] = [];
  scanner.scan(notes, (note) => {
    const month = months.get(note.month) ?? 0;
    const isBuyer = note.has(F_BUYER);
    const number = placeNumber(note.has(F_OWN_PRODUCTION), wholesaleYears.has(note.year));
    const place = elementAt(places, number);
    return (line) => {
      const { codes } = line;
      const state = claimState(codes, place);
      if (!state) return;
      let claims = claimsOf.get(codes);
      if (!claims) {
        claims = [];
        claimsOf.set(codes, claims);
      }
      const evidence = state === 'fora' ? 0 : assessor.evidence(line, codes);
      const index = number * EVIDENCE_VALUES + evidence;
      let claim = claims[index];
      if (!claim) {
        const assessment = state === 'fora' ? null : assessor.assess(codes, state, evidence);
        claim = new Claim(codes, place, state, assessment, months.size);
        claims[index] = claim;
        all.push(claim);
      }
      claim.add(month, line.cents, isBuyer);
    };
  });
  return all;
}

function findAssessment(item: SpilledItem, place: NotePlace, assessor: ClaimAssessor): Assessment | undefined {
  const { codes, cProd, xProd, gtin } = item;
  const state = claimState(codes, place);
  if (!state || state === 'fora') return undefined;
  return assessor.assess(codes, state, assessor.evidence({ xProd, gtin, hash: productHash(cProd, xProd) }, codes));
}

/** Adds a claim to the levels and reasons of its months. */
function spread(claim: Claim, levels: MonthLevels[], reasons: MonthReasons[], { ruleSet }: PreparedRules): void {
  const { codes, state, place, assessment } = claim;
  const { annex, st } = codes;
  const described = describeReason(codes, place, ruleSet);
  const strength = assessment?.strength ?? null;
  for (const { month, sales, returns, buyersReturns, items } of claim.months()) {
    const level = elementAt(levels, month);
    // Buyers name products by their own codes, so their returns reduce every level: the certain one is a lower bound.
    if (state === 'conta' && strength) level.addClaim({ annex, st, sales, returns }, strength);
    if (state === 'revisar') level.addOpen({ annex, st, sales, returns: returns + buyersReturns });
    elementAt(reasons, month).add({ ...described, state, strength, items, cents: sales - returns - buyersReturns });
  }
}
