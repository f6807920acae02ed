import type { RevenueLine } from '../lines/revenue-line.ts';
import type { FoundItem } from '../notes/item-index.ts';
import type { MonthContext } from './month-context.ts';
import { pairItem } from './pair-item.ts';

/** Finds the items of authorised notes behind a line; `all` are all lines of its parent (SP-041). */
export function itemsBehind(line: RevenueLine, all: readonly RevenueLine[], context: MonthContext): FoundItem[] {
  const { parent } = line;
  if (!parent.key) return line.record === 'C170' ? [] : itemsOfPeriod(line, all, context);
  const note = context.notes.find(parent.key);
  if (!note || note.isCancelled) return [];
  if (line.record === 'C170') {
    const item = pairItem(line, note);
    return item ? [{ note, item }] : [];
  }
  const isRepeated = isCfopRepeated(line, all);
  const isWanted = ({ code, cfop, pisCst, pisRate }: FoundItem['item']) =>
    line.record === 'C810'
      ? code === line.item
      : cfop === line.cfop && (!isRepeated || (pisCst === line.pis.cst && pisRate === line.pis.rate));
  return note.items.filter(isWanted).map((item) => ({ note, item }));
}

/** Sums the ICMS of a line that no credit takes: of its notes, else of the line itself. */
export function icmsOfLine(line: RevenueLine, found: readonly FoundItem[]): number {
  return found.length > 0 ? found.reduce((sum, { item }) => sum + item.icms, 0) : (line.icms ?? 0);
}

function isCfopRepeated({ cfop }: RevenueLine, all: readonly RevenueLine[]): boolean {
  return all.filter((other) => other.cfop === cfop).length > 1;
}

function itemsOfPeriod(line: RevenueLine, all: readonly RevenueLine[], { items, lastDay }: MonthContext): FoundItem[] {
  const { parent, cfop } = line;
  const query = {
    issuer: parent.establishment,
    cfop,
    code: line.item,
    model: parent.model,
    equipment: '',
    pisCst: isCfopRepeated(line, all) ? line.pis.cst : '',
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
