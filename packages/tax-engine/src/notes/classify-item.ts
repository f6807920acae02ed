import type { Annex } from '../reading.ts';
import { type Cfop, cfopClass, isBuyerReturnCfop } from '../rules/cfop-class.ts';
import { classifyNcm, type NcmAnswer } from '../rules/ncm-classify.ts';
import { nameTraits } from '../rules/ncm-words.ts';
import type { NcmRow } from '../rules/rule-rows.ts';
import type { ItemFacts, NoteFacts } from './document-facts.ts';
import { answerSt, type StAnswer } from './icms-st.ts';
import { type ItemJudge, plainJudge } from './item-judge.ts';

/** Whose side of the client's revenue a note is on. */
export type NoteSide = 'own' | 'buyer';

/** All of a note that the answers on its items go by, besides its side and day. */
export type KindOfNote = Pick<NoteFacts, 'tpNF' | 'finNFe'>;

export interface ItemAnswer {
  cfop: Cfop;
  /** 1 a sale, −1 a return, 0 nothing. */
  effect: 1 | 0 | -1;
  annex: Annex;
  st: StAnswer;
  ncm: NcmAnswer;
  /** Why a monofásico NCM does not count here. Stored by its index in `monoBars`. */
  bar: MonoBar;
  mono: boolean;
  /** Monofásico only because it is sold at retail. */
  cold: boolean;
  review: boolean;
  /** Position of the analyst's decision that settled it, −1 without one. */
  decision: number;
}

export const monoBars = ['', 'own_production', 'import'] as const;
export type MonoBar = (typeof monoBars)[number];

/**
 * What an item of a note is for revenue, PIS/COFINS and ICMS.
 * Sources: LC 123/2006 art. 18 §§ 4º-A and 12 to 14; CGSN 140/2018 art. 25 §§ 6º and 7º for who makes or imports.
 */
export function classifyItem(
  item: ItemFacts,
  note: KindOfNote,
  side: NoteSide,
  day: string,
  judge: ItemJudge = plainJudge,
): ItemAnswer {
  const cfop = cfopClass(item.CFOP, judge.ruleSet);
  const effect = effectOf(item, note, side, cfop);
  const st = answerSt(item.icms, item.CFOP, cfop);
  const annex = side === 'buyer' ? 'I' : cfop.annex;
  const listed = classifyNcm(
    {
      ncm: item.NCM,
      extipi: item.EXTIPI,
      cest: item.CEST,
      // Few answers need the name.
      get traits() {
        return nameTraits(item.xProd);
      },
      day,
      newVehicle: item.newVehicle,
    },
    judge.ruleSet,
  );
  const decision = listed.verdict === 'review' ? decisionOn(item, day, judge) : -1;
  const ncm = decision < 0 ? listed : decide(listed, decision, judge);
  const bar = ncm.verdict === 'yes' ? barOf(item, annex, side) : '';
  const mono = ncm.verdict === 'yes' && bar === '';
  const cold = mono && (judge.ruleSet.ncm[ncm.row] as NcmRow).retailOnly;
  return { cfop, effect, annex, st, ncm, bar, mono, cold, review: ncm.verdict === 'review', decision };
}

function decisionOn(item: ItemFacts, day: string, { book }: ItemJudge): number {
  if (book.decisions.length === 0) return -1;
  return book.find({ codigo: item.cProd, ncm: item.NCM, extipi: item.EXTIPI, produto: item.xProd, day });
}

function decide({ row }: NcmAnswer, decision: number, { book }: ItemJudge): NcmAnswer {
  return book.decisions[decision]?.monofasico
    ? { verdict: 'yes', reason: 'decided_yes', row, alerts: [] }
    : { verdict: 'no', reason: 'decided_no', row, alerts: [] };
}

function effectOf(item: ItemFacts, note: KindOfNote, side: NoteSide, cfop: Cfop): 1 | 0 | -1 {
  if (!item.inTotal) return 0;
  if (side === 'buyer') return note.finNFe === '4' && isBuyerReturnCfop(item.CFOP) ? -1 : 0;
  if (note.finNFe === '3' || note.finNFe === '5' || note.finNFe === '6') return 0;
  const entry = note.tpNF === '0';
  return entry === cfop.effect < 0 ? cfop.effect : 0;
}

/** Who makes or imports a listed product pays the concentrated rate himself: the benefit is for resale. */
function barOf(item: ItemFacts, annex: Annex, side: NoteSide): MonoBar {
  if (annex === 'II') return 'own_production';
  return side === 'own' && (item.orig === '1' || item.orig === '6') ? 'import' : '';
}
