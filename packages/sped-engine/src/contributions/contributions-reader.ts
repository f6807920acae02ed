import { readRecords } from '../files/record-counts.ts';
import { Goods } from '../lines/goods.ts';
import type { LineParent, RevenueLine, TaxPart } from '../lines/revenue-line.ts';
import type { RecordLine } from '../text/record-line.ts';
import { AssessmentReader } from './assessment.ts';
import { emptyLine, emptyParent } from './empty-line.ts';
import { ItemTable } from './item-table.ts';
import { cofinsOf, type LineLayout, type ParentLayout, parents, pisLines, wholeLines } from './line-layouts.ts';
import { MonthFacts } from './month-facts.ts';
import { pairLines } from './pair-lines.ts';

/** A parent with all its lines. */
export interface LineGroup {
  parent: LineParent;
  lines: RevenueLine[];
}

const cofinsRecords = new Map(Object.entries(cofinsOf).map(([pis, cofins]) => [cofins, pis]));
const usedRecords = readRecords.EFD_CONTRIBUICOES;
const establishmentRecords = new Set(['A010', 'C010', 'D010', 'F010']);

/** Reads an EFD-Contribuições line by line and hands over each parent with its lines when it is complete. */
export class ContributionsReader {
  readonly assessment = new AssessmentReader();
  readonly facts = new MonthFacts();
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

  /** Takes a line. Most are items, or of records that are not used: they are told first, by one look-up. */
  take(line: RecordLine): void {
    const { name } = line;
    if (name === 'C170') this.#addItem(line);
    else if (usedRecords.has(name) || name[0] === 'M') this.#takeRecord(line);
  }

  #takeRecord(line: RecordLine): void {
    const { name } = line;
    const parent = parents[name];
    if (parent) this.#open(line, parent);
    else if (name === 'C400') this.#printer = { model: line.text(2), equipment: line.text(4) };
    else if (wholeLines[name]) this.#addWhole(line, wholeLines[name]);
    else if (pisLines[name]) this.#pis.push(this.#lineOf(line, pisLines[name], 'pis'));
    else if (cofinsRecords.has(name)) this.#addCofins(line);
    else if (establishmentRecords.has(name)) this.#openEstablishment(line);
    else if (name === '0140' || name === '0200') this.#items.take(line);
    else if (name === '0000') this.#takeHeader(line);
    else if (name[0] === 'M') this.#takeAssessment(line);
    else this.facts.take(line);
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

  /** True after the end when lines of PIS or COFINS had no parent, which those of the next parent would follow. */
  get hasLinesWithoutParent(): boolean {
    return this.#pis.length > 0 || this.#cofins.length > 0;
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
        series: text(layout.series),
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

  /** Lines without a C010, D010 or F010 above them belong to the company's own CNPJ. */
  #takeHeader(line: RecordLine): void {
    this.#items.take(line);
    this.#establishment = line.text(9);
  }

  #openEstablishment(line: RecordLine): void {
    this.end();
    this.#establishment = line.text(2);
    if (line.name === 'C010' && line.text(3) === '2') this.facts.byDocument.add(this.#establishment);
  }

  /** C170 of EFD-Contribuições: the only record with the ICMS of an item. */
  #addItem(line: RecordLine): void {
    if (!this.#group) return;
    const goods = this.#items.findAt(this.#establishment, line, 3);
    this.#group.lines.push({
      record: 'C170',
      parent: this.#group.parent,
      value: line.cents(7),
      discount: line.cents(8),
      hasDiscount: true,
      cfop: line.text(11),
      icmsCst: line.text(10),
      icms: line.has(15) ? line.cents(15) : undefined,
      itemNumber: Number(line.text(2)) || 0,
      item: goods.code,
      goods,
      icmsSt: line.cents(18),
      quantity: line.millionths(5),
      unit: line.text(6),
      pis: { cst: line.text(25), base: line.cents(26), rate: line.rate(27) },
      cofins: { cst: line.text(31), base: line.cents(32), rate: line.rate(33) },
      missing: null,
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
    const { ncm, extipi } = this.#inherited;
    return {
      ...emptyLine(line.name, parent),
      value: line.cents(layout.value),
      discount: layout.discount ? line.cents(layout.discount) : 0,
      hasDiscount: layout.discount !== undefined,
      cfop: layout.cfop ? line.text(layout.cfop) : this.#inherited.cfop,
      item,
      goods: ncm || extipi ? new Goods({ ...known, ncm: ncm || known.ncm, extipi: extipi || known.extipi }) : known,
      [contribution]: part,
    };
  }

  #takeAssessment(line: RecordLine): void {
    this.end();
    if (line.name === 'M211' || line.name === 'M611') this.facts.isCooperative = true;
    else {
      this.assessment.take(line);
      this.facts.take(line);
    }
  }
}
