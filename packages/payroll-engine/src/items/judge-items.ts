import type { EventBook } from '../events/event-book.ts';
import type { Leaves } from '../events/leaves.ts';
import { type EventItem, isEmployeeCategory, type PayrollEvent } from '../events/payroll-event.ts';
import { type EmployerTables, type RubricaEntry, rubricaKey } from '../events/table-events.ts';
import { calendarMonth, type PayrollPeriod } from '../payroll-period.ts';
import { type Incidence, incidenceOf } from '../rules/incidence.ts';
import { findPosition } from '../rules/positions.ts';
import { incidenceCode, type SheetLine } from '../sheet/sheet-line.ts';
import type { JudgedItem, MetIncidence, MetRubrica } from './judged-item.ts';
import type { ClientMapping, MappedVerba, RubricaFacts } from './map-rubrica.ts';

/** Items of a period and what was left out of it. Cents. */
export interface PeriodItems {
  items: JudgedItem[];
  /** A rubrica was taken from a table sent after the payroll (PR-007). */
  usesLaterTable: boolean;
  withoutTable: number;
  hasWithoutTable: boolean;
  ignoredSheet: number;
  hasIgnoredSheet: boolean;
}

/** The name of the table of a sheet's rubricas. */
const SHEET_TABLE = 'PLANILHA';
const EMPLOYEE = '101';
const MINUS = new Set(['2', '4']);
/** Verbas 31 and 32: the first 15 days of sick leave. */
const LEAVE_VERBAS = new Set([31, 32]);

/** Gives each item of the events and of the sheet its incidence, verba and position (PR-007, PR-010 to PR-012, PR-040 to PR-045). */
export class ItemJudge {
  readonly #events: ReadonlyMap<PayrollPeriod, PayrollEvent[]>;
  readonly #lines: ReadonlyMap<PayrollPeriod, SheetLine[]>;
  readonly #tables: EmployerTables;
  readonly #leaves: Leaves;
  readonly #mapping: ClientMapping;
  readonly #cnpj: string;
  readonly #rubricas = new Map<string, MetRubrica & { period: PayrollPeriod }>();
  /** codIncCP of each rubrica by period. */
  readonly #incidences = new Map<string, Map<PayrollPeriod, string>>();

  constructor(book: EventBook, mapping: ClientMapping, cnpj: string, lines: readonly SheetLine[]) {
    this.#events = Map.groupBy(book.payroll, ({ period }) => period);
    this.#lines = Map.groupBy(lines, ({ period }) => period);
    this.#tables = book.tables;
    this.#leaves = book.leaves;
    this.#mapping = mapping;
    this.#cnpj = cnpj;
  }

  /** Periods with an event or a line, in the order of time. */
  get periods(): PayrollPeriod[] {
    return [...new Set([...this.#events.keys(), ...this.#lines.keys()])].toSorted(compare);
  }

  /** Judges the items of one period; a caller that drops them before the next one needs memory for a period only. */
  judge(period: PayrollPeriod): PeriodItems {
    const found: PeriodItems = {
      items: [],
      usesLaterTable: false,
      withoutTable: 0,
      hasWithoutTable: false,
      ignoredSheet: 0,
      hasIgnoredSheet: false,
    };
    const events = this.#events.get(period) ?? [];
    for (const event of events) {
      for (const item of event.items) if (isEmployeeCategory(item.category)) this.#addEventItem(event, item, found);
    }
    for (const line of this.#lines.get(period) ?? []) this.#addLine(line, events.length > 0, found);
    return found;
  }

  /** The rubricas of the periods that were judged. */
  get rubricas(): MetRubrica[] {
    return [...this.#rubricas.values()]
      .map((rubrica) => ({ ...rubrica, incidences: this.#incidencesOf(rubrica) }))
      .toSorted((a, b) => compare(a.table, b.table) || compare(a.code, b.code));
  }

  #addEventItem(event: PayrollEvent, item: EventItem, found: PeriodItems): void {
    const { period, stamp, worker } = event;
    const key = rubricaKey(item.table, item.code);
    const month = calendarMonth(period);
    const sent = stamp.time === '' ? undefined : this.#tables.rubricas.inForce(key, month, stamp.time);
    const rubrica = sent ?? this.#tables.rubricas.inForce(key, month);
    if (!rubrica) {
      found.withoutTable += item.cents;
      found.hasWithoutTable = true;
      return;
    }
    if (!sent && stamp.time !== '') found.usesLaterTable = true;
    const incidence = incidenceOf(rubrica.codIncCP, period, this.#suspensions(rubrica, month));
    const cents = MINUS.has(rubrica.type ?? '') ? 0 - item.cents : item.cents;
    const facts = { ...item, ...rubrica };
    this.#meetIncidence(facts, rubrica.codIncCP, period);
    found.items.push(this.#judged(facts, { ...item, period, worker, cents, event }, incidence));
  }

  #addLine(line: SheetLine, isCovered: boolean, found: PeriodItems): void {
    if (isCovered) {
      found.ignoredSheet += line.cents;
      found.hasIgnoredSheet = true;
      return;
    }
    const month = calendarMonth(line.period);
    const rubrica = this.#onlyRubrica(line.code, month);
    const facts = {
      table: SHEET_TABLE,
      code: line.code,
      nature: line.nature ?? rubrica?.nature,
      description: line.description || rubrica?.description || '',
    };
    const typed = this.#mapping.find(SHEET_TABLE, line.code)?.incidencia;
    const code = line.codIncCP ?? rubrica?.codIncCP ?? (typed ? incidenceCode(typed) : undefined);
    const incidence = incidenceOf(code, line.period, rubrica ? this.#suspensions(rubrica, month) : []);
    const place = {
      period: line.period,
      establishment: line.establishment || this.#cnpj,
      lotacao: '',
      category: EMPLOYEE,
      worker: undefined,
      event: undefined,
      cents: line.cents,
      indSimples: undefined,
      grauExp: undefined,
    };
    this.#meetIncidence(facts, code, line.period);
    found.items.push(this.#judged(facts, place, incidence));
  }

  /** The rubrica of a code that exactly one table has. */
  #onlyRubrica(code: string, month: string): RubricaEntry | undefined {
    const [table, ...others] = this.#tables.tablesOfCode.get(code) ?? [];
    if (table === undefined || others.length > 0) return undefined;
    return this.#tables.rubricas.inForce(rubricaKey(table, code), month);
  }

  #suspensions({ processes }: RubricaEntry, month: string): (string | undefined)[] {
    return processes.map(({ nrProc, codSusp }) => this.#tables.processes.inForce(nrProc, month)?.get(codSusp ?? ''));
  }

  #judged(
    facts: RubricaFacts,
    item: Pick<
      JudgedItem,
      'period' | 'establishment' | 'lotacao' | 'category' | 'worker' | 'cents' | 'indSimples' | 'grauExp' | 'event'
    >,
    incidence: Incidence,
  ): JudgedItem {
    const mapped = this.#mapping.verbaOf(facts);
    this.#meet(facts, mapped, item.period);
    const { verba, isConfirmed } = mapped;
    const isLeave = verba !== undefined && LEAVE_VERBAS.has(verba) && item.worker !== undefined;
    const isProved = !isLeave || this.#leaves.isEmpty || this.#leaves.proves(item.worker ?? '', item.period);
    const status = statusOf(incidence, isConfirmed && isProved);
    return {
      ...item,
      table: facts.table,
      code: facts.code,
      is13: incidence.is13,
      status,
      isInBase: incidence.status === 'taxed' || incidence.status === 'suspended',
      position: verba === undefined ? undefined : findPosition(verba, item.period, facts.nature),
      lacksLeaveProof: isLeave && this.#leaves.isEmpty && status === 'taxed',
    };
  }

  /** A rubrica is listed as it is in the latest period. */
  #meet({ table, code, description, nature }: RubricaFacts, mapped: MappedVerba, period: PayrollPeriod) {
    const key = rubricaKey(table, code);
    const known = this.#rubricas.get(key);
    if (known && known.period > period) return;
    this.#rubricas.set(key, { table, code, description, nature, ...mapped, incidences: [], period });
  }

  #meetIncidence(
    { table, code }: Pick<RubricaFacts, 'table' | 'code'>,
    codIncCP: string | undefined,
    period: PayrollPeriod,
  ) {
    if (codIncCP === undefined) return;
    const key = rubricaKey(table, code);
    const met = this.#incidences.get(key) ?? new Map<PayrollPeriod, string>();
    this.#incidences.set(key, met.set(period, codIncCP));
  }

  /** Joins neighbouring periods of one code. */
  #incidencesOf({ table, code }: MetRubrica): MetIncidence[] {
    const met = [...(this.#incidences.get(rubricaKey(table, code)) ?? [])].toSorted(([a], [b]) => compare(a, b));
    const joined: MetIncidence[] = [];
    for (const [period, codIncCP] of met) {
      const last = joined.at(-1);
      if (last?.code === codIncCP) last.to = period;
      else joined.push({ code: codIncCP, from: period, to: period });
    }
    return joined;
  }
}

function statusOf({ status }: Incidence, counts: boolean): JudgedItem['status'] {
  if (status === 'none') return 'untaxed';
  if (status === 'suspended') return 'suspended';
  return status === 'taxed' && counts ? 'taxed' : 'unconfirmed';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
