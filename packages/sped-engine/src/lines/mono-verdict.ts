import { cfopClass } from '@restitui/tax-engine/rules/cfop-class.ts';
import { nameTraits } from '@restitui/tax-engine/rules/name-traits.ts';
import { classifyNcm } from '@restitui/tax-engine/rules/ncm-classify.ts';
import { latestRuleSet } from '@restitui/tax-engine/rules/rule-set.ts';
import type { NoteItem } from '../notes/note-item.ts';
import type { RevenueLine } from './revenue-line.ts';

/** `cold`: monofásico when most sales of the month are to final consumers (SP-093). */
export type MonoVerdict = 'no' | 'mono' | 'cold' | 'MONO_REVISAR' | 'FABRICANTE_MONOFASICO';

/** PIS rates of a reseller; any other rate is that of a maker or importer. */
const resellerRates = new Set([6_500, 16_500]);
const ownProduction = new Set(['03', '04']);
/** Last three digits of the CFOPs with which own production comes back. */
const ownReturns = new Set(['201', '203', '208', '410', '503', '660']);
const imported = new Set(['1', '6']);

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
  const verdict = classify(line, item, day);
  return (verdict === 'mono' || verdict === 'cold') && isMaker(line, item) ? 'FABRICANTE_MONOFASICO' : verdict;
}

/** Determines whether goods bought or returned are monofásico, unless they come back as own production. */
export function monoVerdictOfEntry(line: RevenueLine, day: string): MonoVerdict {
  const verdict = classify(line, undefined, day);
  const isOwn = ownReturns.has(line.cfop.slice(1)) || ownProduction.has(line.itemType);
  return verdict !== 'no' && isOwn ? 'FABRICANTE_MONOFASICO' : verdict;
}

function classify(line: RevenueLine, item: NoteItem | undefined, day: string): MonoVerdict {
  const ncm = item?.ncm || line.ncm;
  if (ncm === '') return 'no';
  const { verdict, row } = classifyNcm({
    ncm,
    extipi: item?.extipi || line.extipi,
    cest: item?.cest ?? '',
    traits: traitsOf(item?.name || line.itemName),
    day,
    newVehicle: item?.newVehicle ?? false,
  });
  if (verdict === 'no') return 'no';
  if (verdict === 'review') return 'MONO_REVISAR';
  return latestRuleSet.ncm[row]?.retailOnly ? 'cold' : 'mono';
}

function isMaker({ cfop, itemType, pis }: RevenueLine, item: NoteItem | undefined): boolean {
  const { class: kind } = cfopClass(item?.cfop || cfop);
  const isOwn = kind === 'SALE_OWN' || kind === 'SALE_OWN_STSUB' || ownProduction.has(itemType);
  return isOwn || imported.has(item?.origin ?? '') || !resellerRates.has(pis.rate);
}
