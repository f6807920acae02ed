import { type Competence, parseCompetence } from '@restitui/brazil/competence.ts';
import type { MonthOfNotes } from '../reading.ts';
import { type NoteAlert, noteAlerts, toAlert } from './alert-catalogue.ts';
import { type AnnexGroups, annexes, carryReturns, createAnnexGroups, groups } from './carry-returns.ts';
import { findUndelivered } from './future-billing.ts';
import { bucketsOf, groupOf, monthOf, type NoteRecord } from './note-record.ts';
import { yearOf } from './wholesaler.ts';

interface MonthSums {
  sales: AnnexGroups;
  returns: AnnexGroups;
  items: MonthOfNotes['items'];
  establishments: Set<string>;
  icmsOutsideDas: boolean;
  alerts: Map<NoteAlert, number>;
}

/** The months of resolved notes in the order of time; those without a protocol only leave their alert. */
export function sumMonths(notes: NoteRecord[], wholesaleYears: Set<number>): MonthOfNotes[] {
  const sums = new Map<string, MonthSums>();
  const monthFor = (note: NoteRecord) => {
    const month = sums.get(monthOf(note)) ?? createMonthSums();
    sums.set(monthOf(note), month);
    return month;
  };
  const valid = notes.filter(({ status }) => status === 'OK');
  for (const note of valid) {
    if (note.sums.length > 0 || note.alerts.length > 0) addNote(monthFor(note), note, wholesaleYears.has(yearOf(note)));
  }
  for (const note of notes) {
    if (note.status !== 'SEM_PROTOCOLO' || !note.alerts.includes(noteAlerts.indexOf('SEM_PROTOCOLO'))) continue;
    addAlert(monthFor(note), 'SEM_PROTOCOLO', 1);
  }
  for (const { note, cents } of findUndelivered(valid)) addAlert(monthFor(note), 'ENTREGA_FUTURA', cents);
  return finishMonths([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function createMonthSums(): MonthSums {
  return {
    sales: createAnnexGroups(),
    returns: createAnnexGroups(),
    items: { total: 0, mono: 0, st: 0 },
    establishments: new Set(),
    icmsOutsideDas: false,
    alerts: new Map(),
  };
}

function addAlert(month: MonthSums, alert: NoteAlert, amount: number): void {
  month.alerts.set(alert, (month.alerts.get(alert) ?? 0) + amount);
}

function addNote(month: MonthSums, note: NoteRecord, wholesale: boolean): void {
  for (const { bucket, cents, items } of bucketsOf(note)) {
    const group = groupOf(bucket, wholesale);
    const annex = bucket.ownProduction ? 'II' : 'I';
    (bucket.returned ? month.returns : month.sales)[annex][group] += cents;
    if (bucket.returned) continue;
    if (bucket.cold && wholesale) addAlert(month, 'ATACADISTA_BEBIDAS', cents);
    month.items.total += items;
    if (group === 'mono' || group === 'both') month.items.mono += items;
    if (bucket.st) month.items.st += items;
    month.establishments.add(note.emit);
  }
  if (note.side === 'own' && note.sums.length > 0 && note.crt === '2') month.icmsOutsideDas = true;
  for (let i = 0; i < note.alerts.length; i += 2) {
    addAlert(month, noteAlerts[note.alerts[i] as number] as NoteAlert, note.alerts[i + 1] as number);
  }
}

function finishMonths(sorted: [string, MonthSums][]): MonthOfNotes[] {
  const { months, left } = carryReturns(sorted.map(([, sums]) => sums));
  return sorted.map(([month, sums], i) => {
    const { groups: floored, carried, unfloored } = months[i] as (typeof months)[number];
    if (carried > 0) addAlert(sums, 'DEVOLUCAO_TRANSPORTADA', carried);
    if (left > 0 && i === sorted.length - 1) addAlert(sums, 'DEVOLUCAO_NAO_ABSORVIDA', left);
    return {
      competencia: parseCompetence(`${month.slice(5)}/${month.slice(0, 4)}`) as Competence,
      groups: floored,
      unflooredTotal: isEmpty(sums) ? 0 : unfloored,
      hasSales: sums.items.total > 0,
      items: sums.items,
      establishments: [...sums.establishments].sort(),
      icmsOutsideDas: sums.icmsOutsideDas,
      alerts: noteAlerts.flatMap((code) => {
        const amount = sums.alerts.get(code);
        return amount ? [toAlert(code, amount)] : [];
      }),
    };
  });
}

function isEmpty({ sales, returns }: MonthSums): boolean {
  return annexes.every((annex) => groups.every((group) => sales[annex][group] === 0 && returns[annex][group] === 0));
}
