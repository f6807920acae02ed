import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { elementAt } from '../element-at.ts';
import type { MonthOfNotes } from '../engine-types.ts';
import { type NoteAlert, noteAlerts, toAlert } from './alert-catalogue.ts';
import { type AnnexGroups, annexes, carryReturns, createAnnexGroups, groups } from './carry-returns.ts';
import { findUndelivered } from './future-billing.ts';
import { F_BUYER, F_ICMS_OUTSIDE } from './note-layout.ts';
import { groupOf } from './note-record.ts';
import type { NoteRow } from './note-row.ts';
import type { NoteList } from './note-table.ts';

interface MonthSums {
  sales: AnnexGroups;
  returns: AnnexGroups;
  items: MonthOfNotes['items'];
  establishments: Set<string>;
  byEstablishment: Map<string, AnnexGroups>;
  icmsOutsideDas: boolean;
  alerts: Map<NoteAlert, number>;
  ibsCbs: NonNullable<MonthOfNotes['ibsCbs']>;
}

/** Sums authorised notes by month, in chronological order. Notes without a protocol only produce their alert. */
export function sumMonths(valid: NoteList, unprotocolled: NoteList, wholesaleYears: Set<number>): MonthOfNotes[] {
  const sums = new Map<string, MonthSums>();
  const monthFor = (key: string) => {
    let month = sums.get(key);
    if (!month) {
      month = createMonthSums();
      sums.set(key, month);
    }
    return month;
  };
  valid.forEach((note) => {
    if (note.hasSums || note.hasAlerts) addNote(monthFor(note.month), note, wholesaleYears.has(note.year));
  });
  const withoutProtocol = noteAlerts.indexOf('SEM_PROTOCOLO');
  unprotocolled.forEach((note) => {
    note.forEachAlert((alert) => {
      if (alert === withoutProtocol) addAlert(monthFor(note.month), 'SEM_PROTOCOLO', 1);
    });
  });
  for (const { month, cents } of findUndelivered(valid)) addAlert(monthFor(month), 'ENTREGA_FUTURA', cents);
  return finishMonths([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function createMonthSums(): MonthSums {
  return {
    sales: createAnnexGroups(),
    returns: createAnnexGroups(),
    items: { total: 0, mono: 0, st: 0 },
    establishments: new Set(),
    byEstablishment: new Map(),
    icmsOutsideDas: false,
    alerts: new Map(),
    ibsCbs: { base: 0, ibs: 0, cbs: 0, items: 0, notes: 0, differing: 0 },
  };
}

function addAlert(month: MonthSums, alert: NoteAlert, amount: number): void {
  month.alerts.set(alert, (month.alerts.get(alert) ?? 0) + amount);
}

function groupsOfEstablishment({ byEstablishment }: MonthSums, cnpj: string): AnnexGroups {
  let groups = byEstablishment.get(cnpj);
  if (!groups) {
    groups = createAnnexGroups();
    byEstablishment.set(cnpj, groups);
  }
  return groups;
}

function addNote(month: MonthSums, note: NoteRow, wholesale: boolean): void {
  let sold = false;
  const own = note.hasSums && !note.has(F_BUYER) ? groupsOfEstablishment(month, note.issuer) : undefined;
  note.forEachSum((bucket, cents, items) => {
    const group = groupOf(bucket, wholesale);
    const annex = bucket.ownProduction ? 'II' : 'I';
    (bucket.returned ? month.returns : month.sales)[annex][group] += cents;
    if (own) own[annex][group] += bucket.returned ? -cents : cents;
    if (bucket.returned) return;
    if (bucket.cold && wholesale) addAlert(month, 'ATACADISTA_BEBIDAS', cents);
    month.items.total += items;
    if (group === 'mono' || group === 'both') month.items.mono += items;
    if (bucket.st) month.items.st += items;
    sold = true;
  });
  if (sold) month.establishments.add(note.issuer);
  if (note.hasSums && note.has(F_ICMS_OUTSIDE) && !note.has(F_BUYER)) month.icmsOutsideDas = true;
  note.forEachAlert((alert, amount) => addAlert(month, elementAt(noteAlerts, alert), amount));
  addIbsCbs(month.ibsCbs, note.ibsCbs);
}

function addIbsCbs(sums: MonthSums['ibsCbs'], ofNote: NoteRow['ibsCbs']): void {
  if (!ofNote) return;
  sums.base += ofNote.base;
  sums.ibs += ofNote.ibs;
  sums.cbs += ofNote.cbs;
  sums.items += ofNote.items;
  sums.notes++;
  sums.differing += Number(ofNote.differsFromTotal);
}

function finishMonths(sorted: [string, MonthSums][]): MonthOfNotes[] {
  const { months, left } = carryReturns(sorted.map(([, sums]) => sums));
  return sorted.map(([month, sums], i) => {
    const { groups: floored, carried, unfloored } = elementAt(months, i);
    if (carried > 0) addAlert(sums, 'DEVOLUCAO_TRANSPORTADA', carried);
    if (left > 0 && i === sorted.length - 1) addAlert(sums, 'DEVOLUCAO_NAO_ABSORVIDA', left);
    return {
      competencia: taxMonthOfDay(`${month}-01`),
      groups: floored,
      unflooredTotal: isEmpty(sums) ? 0 : unfloored,
      hasSales: sums.items.total > 0,
      items: sums.items,
      establishments: [...sums.establishments].sort(),
      byEstablishment: [...sums.byEstablishment]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([cnpj, groups]) => ({ cnpj, groups })),
      icmsOutsideDas: sums.icmsOutsideDas,
      alerts: noteAlerts.flatMap((code) => {
        const amount = sums.alerts.get(code);
        return amount ? [toAlert(code, amount)] : [];
      }),
      ibsCbs: sums.ibsCbs.notes > 0 ? sums.ibsCbs : undefined,
    };
  });
}

function isEmpty({ sales, returns }: MonthSums): boolean {
  return annexes.every((annex) => groups.every((group) => sales[annex][group] === 0 && returns[annex][group] === 0));
}
