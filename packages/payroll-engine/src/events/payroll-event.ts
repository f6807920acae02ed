import { centsOfDecimal } from '../money-text.ts';
import { type PayrollPeriod, periodOfDay } from '../payroll-period.ts';
import { descendants, type Element, elementAt, elementsAt, textAt } from '../xml/element.ts';
import type { EventStamp } from './event-stamp.ts';
import { periodAt } from './period-at.ts';

/** An amount of a payroll event, before its rubrica is looked up. */
export interface EventItem {
  establishment: string;
  lotacao: string;
  /** codCateg, three digits. */
  category: string;
  table: string;
  code: string;
  /** Unsigned as the event has it. */
  cents: number;
  indSimples: string | undefined;
  /** Degree of exposure to harmful agents: 1 to 4. */
  grauExp: string | undefined;
}

/** An S-1200, S-2299 or S-2399. */
export interface PayrollEvent {
  type: 'S-1200' | 'S-2299' | 'S-2399';
  stamp: EventStamp;
  receipt: string | undefined;
  period: PayrollPeriod;
  /** Pseudonym of the worker. */
  worker: string;
  /** Matrícula or category, of which one worker may have several. */
  contract: string;
  items: EventItem[];
}

/** Turns a CPF into a name that tells workers apart and does not lead back to them (PR-074). */
export type Pseudonym = (cpf: string) => string;

/** Properties that every event has beside its content. */
export interface EventHead {
  stamp: EventStamp;
  /** Number of the receipt; undefined when the file does not have it. */
  receipt: string | undefined;
  pseudonym: Pseudonym;
}

/** The category of a dismissed employee, which S-2299 does not have (PR-010). */
const EMPLOYEE = '101';

const readers: Record<string, (event: Element, head: EventHead) => PayrollEvent | undefined> = {
  evtRemun: readRemuneration,
  evtDeslig: readDismissal,
  evtTSVTermino: readContractEnd,
};

/** Returns whether the contributions computed here are owed on a category: 1xx without 104, 2xx and 3xx (PR-010). */
export function isEmployeeCategory(category: string): boolean {
  return /^[123]\d\d$/.test(category) && category !== '104';
}

/** Reads an event that pays workers; undefined for other events and for one without a period (PR-005, PR-009). */
export function readPayrollEvent(event: Element, head: EventHead): PayrollEvent | undefined {
  return readers[event.name]?.(event, head);
}

function readRemuneration(event: Element, { pseudonym, ...head }: EventHead): PayrollEvent | undefined {
  const period = periodAt(event, 'ideEvento');
  if (!period) return undefined;
  const worker = pseudonym(textAt(event, 'ideTrabalhador', 'cpfTrab') ?? '');
  const items = elementsAt(event, 'dmDev').flatMap((statement) => {
    const category = textAt(statement, 'codCateg') ?? '';
    return placesOf(statement).flatMap((place) =>
      [...elementsAt(place, 'remunPerApur'), ...elementsAt(place, 'remunPerAnt')].flatMap((pay) =>
        readItems(elementsAt(pay, 'itensRemun'), place, category, {
          indSimples: textAt(pay, 'indSimples'),
          grauExp: textAt(pay, 'infoAgNocivo', 'grauExp'),
        }),
      ),
    );
  });
  return { ...head, type: 'S-1200', period, worker, contract: '', items };
}

function readDismissal(event: Element, { pseudonym, ...head }: EventHead): PayrollEvent | undefined {
  const info = elementAt(event, 'infoDeslig');
  const period = periodOfDay(textAt(info, 'dtDeslig') ?? '');
  if (!period) return undefined;
  const worker = pseudonym(textAt(event, 'ideVinculo', 'cpfTrab') ?? '');
  const contract = textAt(event, 'ideVinculo', 'matricula') ?? '';
  return { ...head, type: 'S-2299', period, worker, contract, items: readSeverance(info, EMPLOYEE) };
}

function readContractEnd(event: Element, { pseudonym, ...head }: EventHead): PayrollEvent | undefined {
  const info = elementAt(event, 'infoTSVTermino');
  const period = periodOfDay(textAt(info, 'dtTerm') ?? '');
  if (!period) return undefined;
  const person = elementAt(event, 'ideTrabSemVinculo');
  const worker = pseudonym(textAt(person, 'cpfTrab') ?? '');
  const category = textAt(person, 'codCateg') ?? '';
  const contract = textAt(person, 'matricula') ?? category;
  return { ...head, type: 'S-2399', period, worker, contract, items: readSeverance(info, category) };
}

function readSeverance(info: Element | undefined, category: string): EventItem[] {
  return elementsAt(info, 'verbasResc', 'dmDev')
    .flatMap(placesOf)
    .flatMap((place) =>
      readItems(elementsAt(place, 'detVerbas'), place, category, {
        indSimples: textAt(place, 'infoSimples', 'indSimples'),
        grauExp: textAt(place, 'infoAgNocivo', 'grauExp'),
      }),
    );
}

/** The establishments and lotações of this month and of earlier ones paid in it. */
function placesOf(statement: Element): Element[] {
  return descendants(statement, 'ideEstabLot');
}

function readItems(
  rows: Element[],
  place: Element,
  category: string,
  conditions: Pick<EventItem, 'indSimples' | 'grauExp'>,
): EventItem[] {
  return rows.map((row) => ({
    establishment: textAt(place, 'nrInsc') ?? '',
    lotacao: textAt(place, 'codLotacao') ?? '',
    category,
    table: textAt(row, 'ideTabRubr') ?? '',
    code: textAt(row, 'codRubr') ?? '',
    cents: centsOfDecimal(textAt(row, 'vrRubr')) ?? 0,
    ...conditions,
  }));
}
