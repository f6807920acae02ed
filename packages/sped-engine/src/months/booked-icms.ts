import { isTaxedExit, type LineParent, type RevenueLine } from '../lines/revenue-line.ts';
import { freightName } from '../notes/freight-book.ts';
import { partOf } from './judged-lines.ts';
import type { MonthContext } from './month-context.ts';

/** All lines that one amount of the EFD ICMS/IPI covers. */
export interface Covered {
  isTaxedOnly: boolean;
  /** Value by model, and of all models under `*`. Cents. */
  values: Map<string, number>;
}

/** Records of equipment or of a day: the EFD ICMS/IPI books them by equipment, day and CFOP. */
const byDay = new Set(['C405', 'C860', 'D200']);
/** Records whose ICMS only the month's sums of the EFD ICMS/IPI can tell. */
const byMonth = new Set(['C180', 'C490', 'F550']);
const allModels = '*';

/** ICMS of records without a document, as the EFD ICMS/IPI books it, and the lines that it covers (SP-043). */
export class BookedIcms {
  readonly covered = new Map<string, Covered>();
  #last: { parent: LineParent; cfop: string; covered: Covered } | undefined;

  /** Names what an amount is booked for. A parent with a key has its own amount. */
  static nameOf({ record, equipment, first, establishment }: LineParent, cfop: string): string {
    if (record === 'D200') return freightName(establishment, first, cfop);
    return byDay.has(record) ? `${equipment} ${first} ${cfop}` : `${establishment} ${cfop}`;
  }

  /** Adds all lines of a parent, whether they are judged here or not. */
  add(parent: LineParent, lines: readonly RevenueLine[]): void {
    for (let at = 0; at < lines.length; ) {
      const cfop = lines[at]?.cfop ?? '';
      const covered = this.#find(parent, cfop);
      let value = 0;
      for (let line = lines[at]; line?.cfop === cfop; line = lines[++at]) {
        covered.isTaxedOnly &&= isTaxedExit(line);
        value += line.value;
      }
      addTo(covered.values, parent.model, value);
      addTo(covered.values, allModels, value);
    }
  }

  /** Adds what another part of the month covers. */
  addAll(other: { covered: ReadonlyMap<string, Covered> }): void {
    for (const [name, { isTaxedOnly, values }] of other.covered) {
      const own = this.covered.get(name) ?? { isTaxedOnly: true, values: new Map() };
      own.isTaxedOnly &&= isTaxedOnly;
      for (const [model, cents] of values) addTo(own.values, model, cents);
      this.covered.set(name, own);
    }
  }

  /** Returns what covers a CFOP of a parent; consecutive documents mostly have the same one. */
  #find(parent: LineParent, cfop: string): Covered {
    const last = this.#last;
    if (last?.cfop === cfop && isBookedWith(last.parent, parent)) return last.covered;
    const name = BookedIcms.nameOf(parent, cfop);
    const covered = this.covered.get(name) ?? { isTaxedOnly: true, values: new Map() };
    this.covered.set(name, covered);
    this.#last = { parent, cfop, covered };
    return covered;
  }

  /** Returns the value of all lines with one name, and whether all of them count. Cents. */
  coveredBy(name: string): { value: number; isTaxedOnly: boolean } {
    const covered = this.covered.get(name);
    return { value: covered?.values.get(allModels) ?? 0, isTaxedOnly: covered?.isTaxedOnly ?? false };
  }

  /** Returns the ICMS of lines with one name: their share by value of what is booked for all of its lines. Cents. */
  find(name: string, lines: readonly RevenueLine[], { icms, taxMonth }: MonthContext) {
    const [first] = lines;
    const isOfMonth = first !== undefined && byMonth.has(first.parent.record);
    const models = new Set(lines.map(({ parent }) => parent.model));
    const kind = models.size === 1 && first?.parent.model ? first.parent.model : allModels;
    const { parent, cfop = '' } = first ?? {};
    const booked = isOfMonth
      ? icms.findOfMonth(`${parent?.establishment} ${taxMonth} ${cfop} ${kind}`)
      : first && byDay.has(first.parent.record)
        ? icms.find(name)
        : undefined;
    if (booked === undefined || !first) return { isOfMonth, isTaxedOnly: false, icms: undefined };
    const covered = this.covered.get(name);
    const value = lines.reduce((sum, line) => sum + line.value, 0);
    const whole = covered?.values.get(isOfMonth ? kind : allModels) ?? value;
    const isTaxedOnly = covered?.isTaxedOnly ?? false;
    // What cannot be attributed is named whole.
    return { isOfMonth, isTaxedOnly, icms: isTaxedOnly ? partOf(booked, value, whole) : booked };
  }
}

/** Two documents of one record have one name when all that may be a part of it is the same. */
function isBookedWith(one: LineParent, other: LineParent): boolean {
  return (
    one.record === other.record &&
    one.establishment === other.establishment &&
    (!byDay.has(one.record) || (one.equipment === other.equipment && one.first === other.first))
  );
}

function addTo(values: Map<string, number>, model: string, cents: number): void {
  values.set(model, (values.get(model) ?? 0) + cents);
}
