import { cfopClass } from '@restitui/tax-engine/rules/cfop-class.ts';
import { nameTraits } from '@restitui/tax-engine/rules/name-traits.ts';
import { classifyNcm, type NcmQuery } from '@restitui/tax-engine/rules/ncm-classify.ts';
import { RulePeriods } from '@restitui/tax-engine/rules/rule-periods.ts';
import { latestRuleSet } from '@restitui/tax-engine/rules/rule-set.ts';
import type { NoteItem } from '../notes/note-item.ts';
import type { GoodsVerdict } from './goods.ts';
import type { RevenueLine } from './revenue-line.ts';

/** `cold`: monofásico when most sales of the month are to final consumers (SP-093). */
export type MonoVerdict = GoodsVerdict | 'FABRICANTE_MONOFASICO';

/** PIS rates of a reseller; any other rate is that of a maker or importer. */
const resellerRates = new Set([6_500, 16_500]);
const ownProduction = new Set(['03', '04']);
/** Last three digits of the CFOPs with which own production comes back. */
const ownReturns = new Set(['201', '203', '208', '410', '503', '660']);
const imported = new Set(['1', '6']);

const periods = new RulePeriods(latestRuleSet, []);
let last = { day: '', period: periods.numberOf('') };
/** Traits by product name, which repeats in many lines; bounded, so that no file can fill the memory. */
const knownTraits = new Map<string, number>();
const MOST_NAMES = 20_000;

function traitsOf(name: string): number {
  let traits = knownTraits.get(name);
  if (traits === undefined) {
    traits = nameTraits(name);
    if (knownTraits.size >= MOST_NAMES) knownTraits.clear();
    knownTraits.set(name, traits);
  }
  return traits;
}

/**
 * Determines whether the contribution of a line was concentrated upstream (SP-090 to SP-092). The note's NCM and
 * exception prevail over those of the file. `day` is `AAAA-MM-DD`.
 */
export function monoVerdict(line: RevenueLine, item: NoteItem | undefined, day: string): MonoVerdict {
  const verdict = item ? classifyNoteItem(line, item, day) : classifyLine(line, day);
  return (verdict === 'mono' || verdict === 'cold') && isMaker(line, item) ? 'FABRICANTE_MONOFASICO' : verdict;
}

/** Determines whether goods bought or returned are monofásico, unless they come back as own production. */
export function monoVerdictOfEntry(line: RevenueLine, day: string): MonoVerdict {
  const verdict = classifyLine(line, day);
  if (verdict === 'no') return 'no';
  const isOwn = ownReturns.has(line.cfop.slice(1)) || ownProduction.has(line.goods.type);
  return isOwn ? 'FABRICANTE_MONOFASICO' : verdict;
}

/** Returns the number of the period of the rules; the lines of a document have one day. */
function periodOf(day: string): number {
  if (day !== last.day) last = { day, period: periods.numberOf(day) };
  return last.period;
}

/** Classifies a line without a note: a verdict holds for all lines of the goods in one period of the rules. */
function classifyLine({ goods }: RevenueLine, day: string): GoodsVerdict {
  return goods.verdictOf(periodOf(day), ({ name, ncm, extipi }) =>
    verdictOf({ ncm, extipi, cest: '', traits: traitsOf(name), day, newVehicle: false }),
  );
}

function classifyNoteItem({ goods }: RevenueLine, item: NoteItem, day: string): GoodsVerdict {
  const { cest, newVehicle } = item;
  const traits = traitsOf(item.name || goods.name);
  return verdictOf({ ncm: item.ncm || goods.ncm, extipi: item.extipi || goods.extipi, cest, traits, day, newVehicle });
}

/** Returns the CST that monofásico goods should have: 05 under substitution of PIS and COFINS, else 04 (SP-091). */
export function monoCst({ goods }: RevenueLine, item: NoteItem | undefined, day: string): string {
  const { row } = classifyNcm({
    ncm: item?.ncm || goods.ncm,
    extipi: item?.extipi || goods.extipi,
    cest: item?.cest ?? '',
    traits: traitsOf(item?.name || goods.name),
    day,
    newVehicle: item?.newVehicle ?? false,
  });
  return latestRuleSet.ncm[row]?.group === 'ST_PIS_COFINS' ? '05' : '04';
}

function verdictOf(query: NcmQuery): GoodsVerdict {
  if (query.ncm === '') return 'no';
  const { verdict, row } = classifyNcm(query);
  if (verdict === 'no') return 'no';
  if (verdict === 'review') return 'MONO_REVISAR';
  return latestRuleSet.ncm[row]?.retailOnly ? 'cold' : 'mono';
}

function isMaker({ cfop, goods, pis }: RevenueLine, item: NoteItem | undefined): boolean {
  const { class: kind } = cfopClass(item?.cfop || cfop);
  const isOwn = kind === 'SALE_OWN' || kind === 'SALE_OWN_STSUB' || ownProduction.has(goods.type);
  return isOwn || imported.has(item?.origin ?? '') || !resellerRates.has(pis.rate);
}
