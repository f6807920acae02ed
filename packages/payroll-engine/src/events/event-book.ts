import type { PayrollPeriod } from '../payroll-period.ts';
import { descendants, type Element, findElement, textAt } from '../xml/element.ts';
import { compactEvent } from './compact-event.ts';
import { compareStamps, stampOf } from './event-stamp.ts';
import { type LeaveEvent, Leaves, readLeave } from './leaves.ts';
import { type EventHead, type PayrollEvent, type Pseudonym, readPayrollEvent } from './payroll-event.ts';
import { type Declaration, type PeriodTotals, readDeclaration, readPeriodTotals } from './period-totals.ts';
import { type ReliefEvent, readRelief } from './relief-event.ts';
import { type Removable, Removals } from './removals.ts';
import { EmployerTables } from './table-events.ts';
import { TextPool } from './text-pool.ts';

/** Documents that were not read, counted for the general alerts. */
export interface SkippedDocuments {
  invalid: number;
  otherCompany: number;
  testEnvironment: number;
}

const TEST_ENVIRONMENT = '2';

/** All documents of the events of one company; one event stays per key, the latest (PR-002 to PR-008). */
export class EventBook {
  readonly tables = new EmployerTables();
  readonly skipped: SkippedDocuments = { invalid: 0, otherCompany: 0, testEnvironment: 0 };
  /** Events of the company, of any kind. */
  events = 0;
  readonly #root: string;
  readonly #pseudonym: Pseudonym;
  readonly #texts = new TextPool();
  readonly #removals = new Removals();
  readonly #payroll = new Map<string, PayrollEvent>();
  readonly #relief = new Map<PayrollPeriod, ReliefEvent & Removable>();
  readonly #totals = new Map<PayrollPeriod, { totals: PeriodTotals } & Removable>();
  readonly #declarations = new Map<PayrollPeriod, Declaration>();
  readonly #leaves: LeaveEvent[] = [];

  /** `root` are the first 8 characters of the company's CNPJ. */
  constructor(root: string, pseudonym: Pseudonym) {
    this.#root = root;
    this.#pseudonym = pseudonym;
  }

  /** Takes a document; `tie` is any text that depends on its content alone. */
  take(document: Element | undefined, tie: string): void {
    const event = document && findElement(document, ({ name }) => name.startsWith('evt'));
    const process = document && findElement(document, ({ name }) => name === 'ProcDctf');
    if (document && event) this.#takeEvent(event, receiptOf(document), tie);
    else if (process) this.#takeDeclaration(readDeclaration(process));
    else this.skipped.invalid++;
  }

  #takeEvent(event: Element, receipt: string | undefined, tie: string): void {
    if (!textAt(event, 'ideEmpregador', 'nrInsc')?.startsWith(this.#root)) {
      this.skipped.otherCompany++;
      return;
    }
    if (textAt(event, 'ideEvento', 'tpAmb') === TEST_ENVIRONMENT) {
      this.skipped.testEnvironment++;
      return;
    }
    this.events++;
    // Of two copies of an event, the one with a receipt prevails: an S-3000 names it.
    const stamp = stampOf(event.attributes.Id, `${Number(receipt !== undefined)}${tie}`);
    if (!this.tables.take(event, stamp)) this.#keep(event, { stamp, receipt, pseudonym: this.#pseudonym });
  }

  #keep(event: Element, head: EventHead): void {
    if (this.#removals.take(event, head)) return;
    const { stamp, receipt } = head;
    const leave = readLeave(event, head);
    if (leave) this.#leaves.push(leave);
    const relief = readRelief(event);
    if (relief) keepLatest(this.#relief, relief.period, { ...relief, type: 'S-1280', stamp, receipt });
    const found = readPeriodTotals(event);
    if (found) keepLatest(this.#totals, found.period, { ...found, type: 'S-5011', stamp, receipt });
    const paid = readPayrollEvent(event, head);
    if (paid) keepLatest(this.#payroll, keyOf(paid), compactEvent(paid, this.#texts));
  }

  #takeDeclaration(declaration: Declaration | undefined): void {
    if (!declaration) return;
    if (!declaration.holder.startsWith(this.#root)) {
      this.skipped.otherCompany++;
      return;
    }
    const known = this.#declarations.get(declaration.period);
    if (!known || known.receipt < declaration.receipt) this.#declarations.set(declaration.period, declaration);
  }

  /** No document of the company was read. */
  get isEmpty(): boolean {
    return this.events === 0 && this.#declarations.size === 0;
  }

  /** The payroll events that stayed, in an order that the files do not change. */
  get payroll(): PayrollEvent[] {
    const kept = [...this.#payroll.values()].filter((event) => !this.#removals.removes(event));
    return kept.toSorted((a, b) => compareStamps(a.stamp, b.stamp));
  }

  get leaves(): Leaves {
    return new Leaves(this.#leaves.filter((leave) => !this.#removals.removes(leave)));
  }

  relief(period: PayrollPeriod): ReliefEvent | undefined {
    const found = this.#relief.get(period);
    return found && !this.#removals.removes(found) ? found : undefined;
  }

  totals(period: PayrollPeriod): PeriodTotals | undefined {
    return this.#totals.get(period)?.totals;
  }

  declaration(period: PayrollPeriod): Declaration | undefined {
    return this.#declarations.get(period);
  }
}

function keyOf({ type, period, worker, contract }: PayrollEvent): string {
  // A worker's remuneration is one event a month; a dismissal is one event a contract.
  return JSON.stringify(type === 'S-1200' ? [type, period, worker] : [type, worker, contract]);
}

function keepLatest<K, V extends Removable>(kept: Map<K, V>, key: K, event: V): void {
  const known = kept.get(key);
  if (!known || compareStamps(known.stamp, event.stamp) <= 0) kept.set(key, event);
}

/** The number of the receipt that came with an event. */
function receiptOf(document: Element): string | undefined {
  const receipts = descendants(document, 'recibo').flatMap((receipt) => descendants(receipt, 'nrRecibo'));
  return receipts.map(({ text }) => text.trim()).find((text) => text !== '');
}
