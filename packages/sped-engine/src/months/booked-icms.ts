import { isTaxedExit, type LineParent, type RevenueLine } from '../lines/revenue-line.ts';
import { partOf } from './judged-lines.ts';
import type { MonthContext } from './month-context.ts';

/** All lines that one amount of the EFD ICMS/IPI covers. */
interface Covered {
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
  readonly #covered = new Map<string, Covered>();

  /** Names what an amount is booked for. A parent with a key has its own amount. */
  static nameOf({ record, equipment, first, establishment }: LineParent, cfop: string): string {
    if (record === 'D200') return `CT-e ${establishment} ${first} ${cfop}`;
    return byDay.has(record) ? `${equipment} ${first} ${cfop}` : `${establishment} ${cfop}`;
  }

  /** Adds all lines of a parent, whether they are judged here or not. */
  add(parent: LineParent, lines: readonly RevenueLine[]): void {
    let covered: Covered | undefined;
    let cfop: string | undefined;
    for (const line of lines) {
      if (!covered || line.cfop !== cfop) covered = this.#open(BookedIcms.nameOf(parent, line.cfop));
      cfop = line.cfop;
      covered.isTaxedOnly &&= isTaxedExit(line);
      for (const model of [parent.model, allModels]) {
        covered.values.set(model, (covered.values.get(model) ?? 0) + line.value);
      }
    }
  }

  #open(name: string): Covered {
    const covered = this.#covered.get(name) ?? { isTaxedOnly: true, values: new Map() };
    this.#covered.set(name, covered);
    return covered;
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
    const covered = this.#covered.get(name);
    const value = lines.reduce((sum, line) => sum + line.value, 0);
    const whole = covered?.values.get(isOfMonth ? kind : allModels) ?? value;
    const isTaxedOnly = covered?.isTaxedOnly ?? false;
    // What cannot be attributed is named whole.
    return { isOfMonth, isTaxedOnly, icms: isTaxedOnly ? partOf(booked, value, whole) : booked };
  }
}
