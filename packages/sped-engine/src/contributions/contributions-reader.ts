import { type LineParent, noTax, type RevenueLine, type TaxPart } from '../lines/revenue-line.ts';
import type { RecordLine } from '../text/record-line.ts';
import { AssessmentReader } from './assessment.ts';
import { ItemTable } from './item-table.ts';
import { cofinsOf, type LineLayout, type ParentLayout, parents, pisLines, wholeLines } from './line-layouts.ts';
import { pairLines } from './pair-lines.ts';

/** A parent with all its lines. */
export interface LineGroup {
  parent: LineParent;
  lines: RevenueLine[];
}

/** Registers of the file that concern the month as a whole. */
export interface MonthFacts {
  /** COD_INC_TRIB: 1 non-cumulative, 2 cumulative, 3 both. */
  incidence: string;
  /** IND_APRO_CRED: 2 is the proportional method. */
  creditMethod: string;
  /** Process numbers of 1010 and 1020. */
  processes: string[];
  isSuspended: boolean;
  isCooperative: boolean;
  /** Establishments that book by document (C010 IND_ESCRI 2). */
  byDocument: Set<string>;
  /** Receipts behind F500 (F525). */
  receipts: { kind: string; document: string; cents: number; cst: string }[];
  /** Bases of taxed lines that carry no ICMS (A170, F100), by rate: PIS and COFINS. */
  otherBases: { pis: TaxPart[]; cofins: TaxPart[] };
}

const cofinsRecords = new Map(Object.entries(cofinsOf).map(([pis, cofins]) => [cofins, pis]));
const establishmentRecords = new Set(['A010', 'C010', 'D010', 'F010']);
const taxedExits = new Set(['01', '02']);

/** Reads an EFD-Contribuições line by line and hands over each parent with its lines when it is complete. */
export class ContributionsReader {
  readonly assessment = new AssessmentReader();
  readonly facts: MonthFacts = {
    incidence: '',
    creditMethod: '',
    processes: [],
    isSuspended: false,
    isCooperative: false,
    byDocument: new Set(),
    receipts: [],
    otherBases: { pis: [], cofins: [] },
  };
  readonly #take: (group: LineGroup) => void;
  readonly #items = new ItemTable();
  #establishment = '';
  /** The printer of tickets (C400) above the days (C405). */
  #printer = { model: '', equipment: '' };
  /** CFOP, item and NCM of the parent, for records that do not repeat them. */
  #inherited = { cfop: '', item: '', ncm: '', extipi: '' };
  #group: LineGroup | undefined;
  #pis: RevenueLine[] = [];
  #cofins: RevenueLine[] = [];

  constructor(take: (group: LineGroup) => void) {
    this.#take = take;
  }

  take(line: RecordLine): void {
    const { name } = line;
    const parent = parents[name];
    if (parent) this.#open(line, parent);
    else if (name === 'C170') this.#addItem(line);
    else if (name === 'C400') this.#printer = { model: line.text(2), equipment: line.text(4) };
    else if (wholeLines[name]) this.#addWhole(line, wholeLines[name]);
    else if (pisLines[name]) this.#pis.push(this.#lineOf(line, pisLines[name], 'pis'));
    else if (cofinsRecords.has(name)) this.#addCofins(line);
    else if (establishmentRecords.has(name)) this.#openEstablishment(line);
    else if (name === '0140' || name === '0200') this.#items.take(line);
    else if (name[0] === 'M') this.#takeAssessment(line);
    else this.#takeFact(line);
  }

  /** Hands over the last parent. */
  end(): void {
    const group = this.#group;
    this.#group = undefined;
    if (!group) return;
    group.lines.push(...pairLines(this.#pis, this.#cofins));
    this.#pis = [];
    this.#cofins = [];
    this.#take(group);
  }

  #open(line: RecordLine, layout: ParentLayout): void {
    this.end();
    const text = (number: number | undefined) => (number ? line.text(number) : '');
    const cents = (number: number | undefined) => (number ? line.cents(number) : 0);
    const first = layout.first ? line.day(layout.first) : '';
    this.#inherited = {
      cfop: text(layout.cfop),
      item: text(layout.item),
      ncm: text(layout.ncm),
      extipi: text(layout.extipi),
    };
    this.#group = {
      lines: [],
      parent: {
        record: line.name,
        isExit: layout.isExit ?? text(layout.direction) === '1',
        isOwn: layout.issuer ? text(layout.issuer) === '0' : true,
        model: text(layout.model),
        situation: layout.situation ? text(layout.situation) : '00',
        number: text(layout.number),
        lastNumber: text(layout.lastNumber),
        key: text(layout.key),
        equipment: text(layout.equipment),
        first,
        last: layout.last ? line.day(layout.last) : first,
        establishment: this.#establishment,
        total: cents(layout.total),
        discount: cents(layout.discount),
        ...(line.name === 'C405' && this.#printer),
        accessories: (layout.accessories ?? []).reduce((sum, number) => sum + line.cents(number), 0),
        icms: layout.icms && line.has(layout.icms) ? line.cents(layout.icms) : undefined,
      },
    };
  }

  #openEstablishment(line: RecordLine): void {
    this.end();
    this.#establishment = line.text(2);
    if (line.name === 'C010' && line.text(3) === '2') this.facts.byDocument.add(this.#establishment);
  }

  /** C170 of EFD-Contribuições: the only record with the ICMS of an item. */
  #addItem(line: RecordLine): void {
    if (!this.#group) return;
    const item = line.text(3);
    const known = this.#items.find(this.#establishment, item);
    this.#group.lines.push({
      ...this.#emptyLine('C170', this.#group.parent),
      value: line.cents(7),
      discount: line.cents(8),
      hasDiscount: true,
      icmsCst: line.text(10),
      cfop: line.text(11),
      icms: line.has(15) ? line.cents(15) : undefined,
      itemNumber: Number(line.text(2)) || 0,
      item,
      ncm: known.ncm,
      extipi: known.extipi,
      itemName: known.name,
      itemType: known.type,
      icmsSt: line.cents(18),
      quantity: line.millionths(5),
      unit: line.text(6),
      pis: { cst: line.text(25), base: line.cents(26), rate: line.rate(27) },
      cofins: { cst: line.text(31), base: line.cents(32), rate: line.rate(33) },
    });
  }

  #addWhole(line: RecordLine, layout: LineLayout): void {
    const isAlone = layout.day !== undefined || layout.model !== undefined;
    if (isAlone) this.#openAlone(line, layout);
    if (!this.#group) return;
    const read = this.#lineOf(line, layout, 'pis');
    const [cst = 0, base = 0, rate = 0] = layout.cofins ?? [];
    this.#group.lines.push({ ...read, cofins: { cst: line.text(cst), base: line.cents(base), rate: line.rate(rate) } });
    if (isAlone) this.end();
  }

  /** D300, D350, F500 and F550 have no parent: the record itself is one. */
  #openAlone(line: RecordLine, { day, model }: LineLayout): void {
    this.end();
    const date = day ? line.day(day) : '';
    this.#inherited = { cfop: '', item: '', ncm: '', extipi: '' };
    this.#group = {
      lines: [],
      parent: {
        ...emptyParent,
        record: line.name,
        model: model ? line.text(model) : '',
        first: date,
        last: date,
        establishment: this.#establishment,
      },
    };
  }

  #addCofins(line: RecordLine): void {
    const layout = pisLines[cofinsRecords.get(line.name) ?? ''];
    if (layout) this.#cofins.push(this.#lineOf(line, layout, 'cofins'));
  }

  #lineOf(line: RecordLine, layout: LineLayout, contribution: 'pis' | 'cofins'): RevenueLine {
    const parent = this.#group?.parent ?? { ...emptyParent, establishment: this.#establishment };
    const [cst = 0, base = 0, rate = 0] = layout.pis ?? [];
    const part: TaxPart = { cst: line.text(cst), base: line.cents(base), rate: line.rate(rate) };
    const item = layout.item ? line.text(layout.item) : this.#inherited.item;
    const known = this.#items.find(this.#establishment, item);
    return {
      ...this.#emptyLine(line.name, parent),
      value: line.cents(layout.value),
      discount: layout.discount ? line.cents(layout.discount) : 0,
      hasDiscount: layout.discount !== undefined,
      cfop: layout.cfop ? line.text(layout.cfop) : this.#inherited.cfop,
      item,
      ncm: this.#inherited.ncm || known.ncm,
      extipi: this.#inherited.extipi || known.extipi,
      itemName: known.name,
      itemType: known.type,
      [contribution]: part,
    };
  }

  #emptyLine(record: string, parent: LineParent): RevenueLine {
    return {
      record,
      parent,
      value: 0,
      discount: 0,
      hasDiscount: false,
      cfop: '',
      icmsCst: '',
      icms: undefined,
      itemNumber: 0,
      item: '',
      itemName: '',
      ncm: '',
      extipi: '',
      itemType: '',
      icmsSt: 0,
      quantity: 0,
      unit: '',
      pis: noTax,
      cofins: noTax,
      isUnpaired: false,
    };
  }

  #takeAssessment(line: RecordLine): void {
    this.end();
    if (line.name === 'M211' || line.name === 'M611') this.facts.isCooperative = true;
    else this.assessment.take(line);
  }

  #takeFact(line: RecordLine): void {
    const { facts } = this;
    switch (line.name) {
      case '0110':
        facts.incidence = line.text(2);
        facts.creditMethod = line.text(3);
        break;
      case '1010':
      case '1020':
        facts.processes.push(line.text(2));
        break;
      case '1011':
        facts.isSuspended = true;
        break;
      case 'F525':
        facts.receipts.push({ kind: line.text(3), document: line.text(5), cents: line.cents(7), cst: line.text(8) });
        break;
      case 'A170':
        this.#addOtherBase(line, [9, 10, 11], [13, 14, 15]);
        break;
      case 'F100':
        if (line.text(2) !== '0') this.#addOtherBase(line, [7, 8, 9], [11, 12, 13]);
        break;
    }
  }

  #addOtherBase(line: RecordLine, pis: readonly [number, number, number], cofins: typeof pis): void {
    for (const [name, [cst, base, rate]] of [
      ['pis', pis],
      ['cofins', cofins],
    ] as const) {
      const part = { cst: line.text(cst), base: line.cents(base), rate: line.rate(rate) };
      if (taxedExits.has(part.cst)) this.facts.otherBases[name].push(part);
    }
  }
}

const emptyParent: LineParent = {
  record: '',
  isExit: true,
  isOwn: true,
  model: '',
  situation: '00',
  key: '',
  number: '',
  lastNumber: '',
  equipment: '',
  first: '',
  last: '',
  establishment: '',
  total: 0,
  discount: 0,
  accessories: 0,
  icms: undefined,
};
