import { isTaxedExit, type LineParent, type RevenueLine } from '../lines/revenue-line.ts';
import type { FoundItem } from '../notes/item-index.ts';
import { applyJudgement, doubtLines } from './apply-judgement.ts';
import type { OpenLine } from './judge-exits.ts';
import { addOtherIcms } from './judge-items.ts';
import { judgeByFile, judgeByNotes, shareByValue, sumOf } from './judged-lines.ts';
import type { MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';

/** Lines whose ICMS only the month's sums of the EFD ICMS/IPI can tell. */
const consolidated = new Set(['C180', 'C490', 'F550']);

/** Judges open lines that are no C170; returns those to be judged with the whole month (SP-041 to SP-044). */
export function judgeConsolidated(
  open: readonly OpenLine[],
  all: readonly RevenueLine[],
  context: MonthContext,
  sums: MonthSums,
): RevenueLine[] {
  const [first] = all;
  if (!first) return [];
  const { parent } = first;
  const note = parent.key ? context.notes.find(parent.key) : undefined;
  if (note?.isCancelled) {
    const icms = sharesOfDocument(all, parent);
    for (const { line } of open) doubtLines('CANCELADA_NA_SEFAZ', icms?.get(line) ?? 0, [line], context, sums);
    return [];
  }
  const withoutNotes = open.flatMap(({ line }) => (judgedByNotes(line, all, context, sums) ? [] : [line]));
  if (withoutNotes.length === 0) return [];
  const shares = sharesOfDocument(all, parent);
  if (shares) {
    const icms = sumOf(withoutNotes, (line) => shares.get(line) ?? 0);
    const knownDiscount = all.length === 1 ? parent.discount : undefined;
    applyJudgement(judgeByFile(withoutNotes, icms, { knownDiscount }), context, sums);
    return [];
  }
  if (consolidated.has(parent.record)) return withoutNotes;
  judgeByIcmsFile(withoutNotes, all, parent, context, sums);
  return [];
}

/** Judges consolidated lines by the month's ICMS of their establishment and CFOP, when all lines of it count (SP-043). */
export function judgeMonthLines(
  open: readonly RevenueLine[],
  taxedOnly: ReadonlyMap<string, boolean>,
  context: MonthContext,
  sums: MonthSums,
): void {
  for (const [name, lines] of Map.groupBy(open, (line) => `${line.parent.establishment} ${line.cfop}`)) {
    const [line] = lines;
    if (!line) continue;
    const { establishment, model } = line.parent;
    const models = new Set(lines.map(({ parent }) => parent.model));
    const kind = models.size === 1 && model ? model : '*';
    const icms = context.icms.findOfMonth(`${establishment} ${context.taxMonth} ${line.cfop} ${kind}`);
    if (icms === undefined) doubtLines('SEM_ICMS', 0, lines, context, sums);
    else if (taxedOnly.get(name)) applyJudgement(judgeByFile(lines, icms), context, sums);
    else doubtLines('ICMS_NAO_ATRIBUIVEL', icms, lines, context, sums);
  }
}

function judgedByNotes(
  line: RevenueLine,
  all: readonly RevenueLine[],
  context: MonthContext,
  sums: MonthSums,
): boolean {
  const found = itemsBehind(line, all, context);
  if (found.length === 0) return false;
  const items = found.map(({ item }) => item);
  for (const item of items) addOtherIcms(item, sums);
  const judged = judgeByNotes([line], items);
  if (judged) applyJudgement(judged, context, sums);
  else {
    const icms = sumOf(items, (item) => item.icms);
    doubtLines('CONSOLIDADO_NAO_FECHA', icms, [line], context, sums);
  }
  return true;
}

function itemsBehind(
  line: RevenueLine,
  all: readonly RevenueLine[],
  { notes, items, lastDay }: MonthContext,
): FoundItem[] {
  const { parent, cfop } = line;
  const isRepeated = all.filter((other) => other.cfop === cfop).length > 1;
  if (parent.key) {
    const note = notes.find(parent.key);
    if (!note) return [];
    const isWanted = ({ code, cfop: own, pisCst, pisRate }: FoundItem['item']) =>
      line.record === 'C810'
        ? code === line.item
        : own === cfop && (!isRepeated || (pisCst === line.pis.cst && pisRate === line.pis.rate));
    return note.items.filter(isWanted).map((item) => ({ note, item }));
  }
  const query = {
    issuer: parent.establishment,
    cfop,
    code: line.item,
    model: parent.model,
    equipment: '',
    pisCst: isRepeated ? line.pis.cst : '',
    pisRate: 0,
    first: parent.first,
    last: parent.last,
  };
  if (parent.record === 'C180' || parent.record === 'C490') return items.find(query);
  if (parent.record === 'C860') {
    const inRange = ({ note }: FoundItem) =>
      Number(note.number) >= Number(parent.number) && Number(note.number) <= Number(parent.lastNumber);
    return items.find({ ...query, model: '59', equipment: parent.equipment, pisCst: '' }).filter(inRange);
  }
  if (line.record !== 'F550') return [];
  const first = `${lastDay.slice(0, 8)}01`;
  return items.find({ ...query, issuer: '', pisCst: line.pis.cst, pisRate: line.pis.rate, first, last: lastDay });
}

/** ICMS of the document by line, when every line counts and has one rate (SP-042). */
function sharesOfDocument(all: readonly RevenueLine[], { icms }: LineParent): Map<RevenueLine, number> | undefined {
  const rates = new Set(all.map(({ pis, cofins }) => `${pis.rate} ${cofins.rate}`));
  if (icms === undefined || rates.size !== 1 || !all.every(isTaxedExit)) return undefined;
  return new Map(shareByValue(icms, all).flatMap((share, at) => (all[at] ? [[all[at], share]] : [])));
}

/** ICMS of the EFD ICMS/IPI by document or equipment and CFOP, only when all lines of the CFOP count (SP-043). */
function judgeByIcmsFile(
  lines: readonly RevenueLine[],
  all: readonly RevenueLine[],
  parent: LineParent,
  context: MonthContext,
  sums: MonthSums,
): void {
  for (const [cfop, group] of Map.groupBy(lines, (line) => line.cfop)) {
    const sameCfop = all.filter((line) => line.cfop === cfop);
    const icms = context.icms.find(icmsName(parent, cfop));
    if (icms !== undefined && sameCfop.length === group.length && sameCfop.every(isTaxedExit)) {
      const knownDiscount = all.length === 1 && parent.record !== 'D200' ? parent.discount : undefined;
      applyJudgement(judgeByFile(group, icms, { knownDiscount }), context, sums);
    } else doubtLines('SEM_ICMS', 0, group, context, sums);
  }
}

function icmsName({ record, key, equipment, first }: LineParent, cfop: string): string {
  if (key) return `${key} ${cfop}`;
  return `${record === 'D200' ? 'CT-e' : equipment} ${first} ${cfop}`;
}
