import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { EfdHeader } from '../files/efd-header.ts';
import { type ShownRecord, ShownRecords } from '../files/shown-records.ts';
import { inForce } from '../lines/revenue-line.ts';
import { PurchasedSt, type PurchasesData } from '../months/purchased-st.ts';
import type { RecordLine } from '../text/record-line.ts';

/** The sums as they are sent to a thread. */
export type IcmsData = Pick<IcmsSums, 'byKey' | 'byMonth' | 'substituted'> & { purchases: PurchasesData };

/** ICMS that the EFD ICMS/IPI books, by what identifies it. Cents. */
export class IcmsSums {
  readonly byKey: Map<string, number>;
  readonly byMonth: Map<string, number>;
  readonly substituted: Map<string, number>;
  /** Purchases that the EFD ICMS/IPI books by item. */
  readonly purchases = new PurchasedSt();

  constructor(data?: IcmsData) {
    this.byKey = data?.byKey ?? new Map();
    this.byMonth = data?.byMonth ?? new Map();
    this.substituted = data?.substituted ?? new Map();
    if (data) this.purchases.addData(data.purchases);
  }

  toData(): IcmsData {
    const { byKey, byMonth, substituted } = this;
    return { byKey, byMonth, substituted, purchases: this.purchases.toData() };
  }

  readonly #shown = new Map<TaxMonth, ShownRecords[]>();

  /** Starts a file: what is shown of its records is kept by month. */
  showFile({ taxMonth, kind, cnpj }: EfdHeader): ShownRecords {
    const shown = new ShownRecords(kind, cnpj);
    this.#shown.set(taxMonth, [...(this.#shown.get(taxMonth) ?? []), shown]);
    return shown;
  }

  shownOf(taxMonth: TaxMonth): ShownRecord[] {
    return (this.#shown.get(taxMonth) ?? []).flatMap((file) => file.list());
  }

  add(name: string, cents: number): void {
    this.byKey.set(name, (this.byKey.get(name) ?? 0) + cents);
  }

  addToMonth(name: string, cents: number): void {
    this.byMonth.set(name, (this.byMonth.get(name) ?? 0) + cents);
  }

  addSubstituted(key: string, item: number, cents: number): void {
    this.substituted.set(`${key} ${item}`, (this.substituted.get(`${key} ${item}`) ?? 0) + cents);
  }

  /** By document key and CFOP, or by equipment, day and CFOP. */
  find(name: string): number | undefined {
    return this.byKey.get(name);
  }

  /** Of an establishment's exits of a month, by CFOP and model (`*` for all). */
  findOfMonth(name: string): number | undefined {
    return this.byMonth.get(name);
  }

  findSubstituted(key: string, item: number): number | undefined {
    return this.substituted.get(`${key} ${item}`);
  }
}

interface Document {
  isExit: boolean;
  key: string;
  model: string;
}

/** Reads an EFD ICMS/IPI into the sums (sped-engine.md section 1.4). */
export class IcmsReader {
  readonly #sums: IcmsSums;
  readonly #header: EfdHeader;
  readonly #shown: ShownRecords;
  #document: Document | undefined;
  #equipment = '';
  #day = '';

  constructor(header: EfdHeader, sums: IcmsSums) {
    this.#header = header;
    this.#sums = sums;
    this.#shown = sums.showFile(header);
  }

  take(line: RecordLine): void {
    switch (line.name) {
      case 'C100':
        this.#openDocument(line.text(2) === '1', line.text(6), line.text(9), line.text(5));
        this.#day = line.day(11) || line.day(10);
        break;
      case 'C190':
        this.#addDocument(line.text(3), line.cents(7));
        break;
      case 'C170':
        if (this.#document && !this.#document.isExit) this.#addPurchase(line);
        break;
      case 'C185':
        this.#addSubstituted(line);
        break;
      case 'C800':
        this.#openDocument(true, line.text(3), line.text(11), '59');
        break;
      case 'C850':
        this.#addDocument(line.text(3), line.cents(7));
        break;
      case 'C860':
        this.#document = undefined;
        this.#equipment = line.text(3);
        this.#day = line.day(4);
        break;
      case 'C890':
        this.#addEquipment(line.text(3), line.cents(7), '59');
        break;
      case 'C400':
        this.#document = undefined;
        this.#equipment = line.text(4);
        break;
      case 'C405':
        this.#day = line.day(2);
        break;
      case 'C490':
        this.#addEquipment('', line.cents(7), '2D');
        break;
      case 'D100':
        this.#document = undefined;
        this.#equipment = line.text(2) === '1' && inForce.has(line.text(6)) ? `CT-e ${this.#header.cnpj}` : '';
        this.#day = line.day(11);
        break;
      case 'D190':
        if (this.#equipment) this.#addEquipment(line.text(3), line.cents(7), '57');
        break;
      default:
        this.#shown.take(line);
    }
  }

  #openDocument(isExit: boolean, situation: string, key: string, model: string): void {
    this.#document = inForce.has(situation) ? { isExit, key, model } : undefined;
  }

  #addDocument(cfop: string, cents: number): void {
    const document = this.#document;
    if (!document?.isExit) return;
    if (document.key) this.#sums.add(`${document.key} ${cfop}`, cents);
    this.#addToMonth(cfop, document.model, cents);
  }

  #addEquipment(cfop: string, cents: number, model: string): void {
    this.#sums.add(`${this.#equipment} ${this.#day} ${cfop}`, cents);
    this.#addToMonth(cfop, model, cents);
  }

  #addToMonth(cfop: string, model: string, cents: number): void {
    const { cnpj, taxMonth } = this.#header;
    for (const kind of [model, '*']) this.#sums.addToMonth(`${cnpj} ${taxMonth} ${cfop} ${kind}`, cents);
  }

  #addPurchase(line: RecordLine): void {
    this.#sums.purchases.add({
      ...{ item: line.text(3), unit: line.text(6), cfop: line.text(11), day: this.#day },
      ...{ icmsSt: line.cents(18), quantity: line.millionths(5) },
    });
  }

  /** C185, from 2020: quantity × ST of the stock, half up (SP-086). */
  #addSubstituted(line: RecordLine): void {
    const key = this.#document?.key;
    if (!key || !this.#document?.isExit) return;
    // Millionths × millionths of a real, to cents.
    const product = BigInt(line.millionths(7)) * BigInt(line.millionths(13));
    const cents = Number((product + 5_000_000_000n) / 10_000_000_000n);
    this.#sums.addSubstituted(key, Number(line.text(2)) || 0, cents);
  }
}
