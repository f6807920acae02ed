import { compareTaxMonths, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { Activity, EarlierMonth, Establishment } from '../declaration.ts';
import { flatActivity } from './flat-activity.ts';
import { FlatDas } from './flat-das.ts';
import { FlatLineError, type FlatRecord, moneyField, monthField, textField } from './flat-fields.ts';
import { addTaxes, bandTaxes, createTaxCents, type FlatParcel, markExempt, parcelOf } from './flat-parcels.ts';

export type FlatActivity = Omit<Activity, 'parcels'> & { parcels: FlatParcel[] };

/** Registers without relevance to the analysis: processes of companies outside Simples, reductions, payroll. */
const unused = new Set(['00001', '03112', '03500']);

/** Assembles a declaration from its registers, in their order. */
export class FlatBuilder {
  readonly establishments: Establishment[] = [];
  readonly activities: FlatActivity[] = [];
  readonly das = new FlatDas();
  readonly internal = new Map<TaxMonth, number>();
  readonly external = new Map<TaxMonth, number>();
  readonly all = new Map<TaxMonth, number>();
  accumulated: FlatRecord | undefined;
  sublimit: number | undefined;

  readonly #handlers: Record<string, (record: FlatRecord) => void> = {
    '01000': (record) => this.das.open(record),
    '01100': (record) => this.das.addTax(record),
    '01500': (record) => this.#addMonth(this.all, record),
    '01501': (record) => this.#addMonth(this.internal, record),
    '01502': (record) => this.#addMonth(this.external, record),
    '02000': (record) => {
      this.accumulated = record;
    },
    '03000': (record) => this.#openEstablishment(record),
    '03100': (record) => this.#openActivity(record),
    '03110': (record) => this.#addParcel(record),
    '03111': (record) => markExempt(this.#parcel(record), record),
    '03120': (record) => this.#addBand(record),
    '03130': (record) => this.#addBand(record),
  };

  /**
   * Adds a register; ignores registers without relevance. Returns false for a register that the layout does not define.
   * @throws FlatLineError when a field has the wrong format.
   */
  take(record: FlatRecord): boolean {
    const code = textField(record, 0);
    this.#handlers[code]?.(record);
    return code in this.#handlers || unused.has(code);
  }

  #addMonth(months: Map<TaxMonth, number>, record: FlatRecord): void {
    months.set(monthField(record, 1), moneyField(record, 2));
  }

  #openEstablishment(record: FlatRecord): void {
    const icmsBarred = textField(record, 10) === '1';
    this.establishments.push({ cnpj: textField(record, 1), icmsBarred, revenue: moneyField(record, 4) });
    this.sublimit ??= moneyField(record, 5) || undefined;
  }

  #openActivity(record: FlatRecord): void {
    const kind = flatActivity(Number(textField(record, 1)));
    if (!kind) throw new FlatLineError(record.line, `"${textField(record, 1).slice(0, 10)}" não é uma atividade`);
    const establishment = this.establishments.at(-1)?.cnpj ?? '';
    this.activities.push({
      ...kind,
      establishment,
      revenue: moneyField(record, 2),
      taxes: createTaxCents(),
      parcels: [],
    });
  }

  #activity(record: FlatRecord): FlatActivity {
    const activity = this.activities.at(-1);
    if (!activity) throw new FlatLineError(record.line, `o registro ${record.fields[0]} não tem atividade acima`);
    return activity;
  }

  #parcel(record: FlatRecord): FlatParcel {
    const parcel = this.#activity(record).parcels.at(-1);
    if (!parcel) throw new FlatLineError(record.line, `o registro ${record.fields[0]} não tem parcela acima`);
    return parcel;
  }

  #addParcel(record: FlatRecord): void {
    const activity = this.#activity(record);
    const parcel = parcelOf(record);
    activity.parcels.push(parcel);
    addTaxes(activity.taxes, parcel.taxes);
  }

  #addBand(record: FlatRecord): void {
    const taxes = bandTaxes(record);
    addTaxes(this.#parcel(record).taxes, taxes);
    addTaxes(this.#activity(record).taxes, taxes);
  }

  history(): EarlierMonth[] {
    const months = [...new Set([...this.all.keys(), ...this.internal.keys(), ...this.external.keys()])];
    return months.toSorted(compareTaxMonths).map((taxMonth) => {
      const external = this.external.get(taxMonth) ?? 0;
      const internal = this.internal.get(taxMonth) ?? (this.all.get(taxMonth) ?? 0) - external;
      return { taxMonth, internal, external };
    });
  }
}
