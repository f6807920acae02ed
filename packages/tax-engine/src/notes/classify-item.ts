import type { Annex } from '../engine-types.ts';
import { type Cfop, cfopClass, isBuyerReturnCfop } from '../rules/cfop-class.ts';
import { nameTraits } from '../rules/name-traits.ts';
import { classifyNcm, type NcmResult } from '../rules/ncm-classify.ts';
import type { ItemFacts, NoteFacts } from './document-facts.ts';
import { classifySt, type StResult } from './icms-st.ts';
import { defaultRules, type PreparedRules } from './item-rules.ts';

/** `own`: the client's own note. `buyer`: a note that a buyer issued to the client. */
export type NoteSide = 'own' | 'buyer';

/** The fields of a note, besides its side and day, that the classification of its items depends on. */
export type NoteKind = Pick<NoteFacts, 'tpNF' | 'finNFe'>;

export interface ItemResult {
  cfop: Cfop;
  /** 1 for a sale, −1 for a return, 0 for no effect on the revenue. */
  effect: 1 | 0 | -1;
  annex: Annex;
  st: StResult;
  ncm: NcmResult;
  /** Why an item with a monofásico NCM does not count as monofásico. Stored by its index in `monoExclusions`. */
  exclusion: MonoExclusion;
  mono: boolean;
  /** Monofásico only when sold at retail (cold drinks). */
  cold: boolean;
  review: boolean;
  /** Index of the analyst's decision that was applied; −1 without one. */
  decision: number;
}

export const monoExclusions = ['', 'own_production', 'import'] as const;
export type MonoExclusion = (typeof monoExclusions)[number];

/**
 * Classifies an item of a note for revenue, PIS/COFINS and ICMS. `day` is `AAAA-MM-DD`.
 * Sources: LC 123/2006 art. 18 §§ 4º-A and 12 to 14; CGSN 140/2018 art. 25 §§ 6º and 7º for manufacturers and importers.
 */
export function classifyItem(
  item: ItemFacts,
  note: NoteKind,
  side: NoteSide,
  day: string,
  rules: PreparedRules = defaultRules,
): ItemResult {
  const cfop = cfopClass(item.CFOP, rules.ruleSet);
  const effect = effectOf(item, note, side, cfop);
  const st = classifySt(item.icms, item.CFOP, cfop);
  const annex = side === 'buyer' ? 'I' : cfop.annex;
  const listed = classifyNcm(
    {
      ncm: item.NCM,
      extipi: item.EXTIPI,
      cest: item.CEST,
      // A getter, because folding the name is expensive and few rules need it.
      get traits() {
        return nameTraits(item.xProd);
      },
      day,
      newVehicle: item.newVehicle,
    },
    rules.ruleSet,
  );
  const decision = decisionOn(item, listed.verdict, day, rules);
  const ncm = decision < 0 ? listed : decide(listed, decision, rules);
  const exclusion = ncm.verdict === 'yes' ? exclusionOf(item, annex, side) : '';
  const mono = ncm.verdict === 'yes' && exclusion === '';
  const cold = mono && rules.ruleSet.ncm[ncm.row]?.retailOnly === true;
  return { cfop, effect, annex, st, ncm, exclusion, mono, cold, review: ncm.verdict === 'review', decision };
}

/** A decision is needed where the rules leave an item open; where they settle it, one may overrule their verdict. */
function decisionOn(
  item: ItemFacts,
  verdict: NcmResult['verdict'],
  day: string,
  { decisionIndex }: PreparedRules,
): number {
  if (decisionIndex.decisions.length === 0) return -1;
  if (verdict !== 'review' && !decisionIndex.overrules(item.NCM)) return -1;
  const { cProd: codigo, NCM: ncm, EXTIPI: extipi, xProd: produto } = item;
  const subject = { codigo, ncm, extipi, produto, day };
  if (verdict === 'review') return decisionIndex.find(subject);
  const overruling = decisionIndex.findOverruling(subject);
  const agrees = decisionIndex.decisions[overruling]?.monofasico === (verdict === 'yes');
  return agrees ? -1 : overruling;
}

function decide({ row }: NcmResult, decision: number, { decisionIndex }: PreparedRules): NcmResult {
  return decisionIndex.decisions[decision]?.monofasico
    ? { verdict: 'yes', reason: 'decided_yes', row, alerts: [] }
    : { verdict: 'no', reason: 'decided_no', row, alerts: [] };
}

function effectOf(item: ItemFacts, note: NoteKind, side: NoteSide, cfop: Cfop): 1 | 0 | -1 {
  if (!item.inTotal) return 0;
  if (side === 'buyer') return note.finNFe === '4' && isBuyerReturnCfop(item.CFOP) ? -1 : 0;
  if (note.finNFe === '3' || note.finNFe === '5' || note.finNFe === '6') return 0;
  const entry = note.tpNF === '0';
  return entry === cfop.effect < 0 ? cfop.effect : 0;
}

/** Manufacturers and importers pay the concentrated rate of a listed product; only resale is exempt. */
function exclusionOf(item: ItemFacts, annex: Annex, side: NoteSide): MonoExclusion {
  if (annex === 'II') return 'own_production';
  return side === 'own' && (item.orig === '1' || item.orig === '6') ? 'import' : '';
}
