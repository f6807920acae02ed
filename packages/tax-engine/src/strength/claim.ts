import type { SpilledCodes } from '../notes/spill-line.ts';
import type { NotePlace } from './claim-state.ts';
import type { Assessment, ClaimState } from './strength.ts';

/** Numbers per month of a claim: sales, the client's returns, buyers' returns, items. */
const ENTRY = 4;

/** Amounts of a claim in one month. Cents, positive. */
export interface ClaimMonth {
  month: number;
  sales: number;
  /** In the client's own notes; below: in notes of buyers. */
  returns: number;
  buyersReturns: number;
  items: number;
}

/** Items with the same codes, classification and evidence. */
export class Claim {
  readonly codes: SpilledCodes;
  readonly place: NotePlace;
  readonly state: ClaimState;
  /** Null for items that stay out. */
  readonly assessment: Assessment | null;
  readonly #months: Float64Array;

  constructor(codes: SpilledCodes, place: NotePlace, state: ClaimState, assessment: Assessment | null, months: number) {
    this.codes = codes;
    this.place = place;
    this.state = state;
    this.assessment = assessment;
    this.#months = new Float64Array(months * ENTRY);
  }

  /** Adds an item of a month, by its position. */
  add(month: number, cents: number, isBuyer: boolean): void {
    const at = month * ENTRY;
    const column = at + (cents >= 0 ? 0 : isBuyer ? 2 : 1);
    this.#months[column] = (this.#months[column] ?? 0) + Math.abs(cents);
    this.#months[at + 3] = (this.#months[at + 3] ?? 0) + 1;
  }

  *months(): Generator<ClaimMonth> {
    for (let at = 0; at < this.#months.length; at += ENTRY) {
      const [sales = 0, returns = 0, buyersReturns = 0, items = 0] = this.#months.subarray(at, at + ENTRY);
      if (items > 0) yield { month: at / ENTRY, sales, returns, buyersReturns, items };
    }
  }
}
