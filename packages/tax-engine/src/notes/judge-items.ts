import { nameTraits } from '../rules/ncm-words.ts';
import { noteAlerts } from './alert-catalogue.ts';
import { classifyItem, type ItemAnswer, type KindOfNote, type NoteSide } from './classify-item.ts';
import type { PrintedItem } from './document-facts.ts';
import { itemAlerts } from './item-alerts.ts';
import type { ItemJudge } from './item-judge.ts';
import type { SpilledAnswer } from './item-spill.ts';
import { bucketNumber } from './note-record.ts';
import { encodeAnswer } from './spill-line.ts';

const MOST_KEPT = 30_000;

/** What an item is, with all that follows from it but its amount. */
export interface Judgement {
  answer: ItemAnswer;
  bucket: number;
  /** Positions in the catalogue of alerts. */
  alerts: number[];
  spilled: SpilledAnswer;
}

/** What judgements are kept by, beside the codes of the item. */
interface Kind extends KindOfNote {
  side: NoteSide;
  period: number;
}

type Judge = (item: PrintedItem) => Judgement;

/**
 * Judges items and keeps what it found for those with the same codes, on days of the same rules and in the same kind
 * of note. What a decision may have settled holds for one item alone.
 */
export class JudgementBook {
  readonly #judge: ItemJudge;
  readonly #kinds = new Map<string, Judge>();
  #size = 0;
  #last: (Kind & { judge: Judge }) | undefined;

  constructor(judge: ItemJudge) {
    this.#judge = judge;
  }

  /** For the items of one note. */
  forNote({ tpNF, finNFe }: KindOfNote, side: NoteSide, day: string): Judge {
    if (this.#size > MOST_KEPT) this.#forget();
    const period = this.#judge.periods.numberOf(day);
    const last = this.#last;
    if (last?.period === period && last.side === side && last.tpNF === tpNF && last.finNFe === finNFe)
      return last.judge;
    const name = `${side}|${period}|${tpNF}|${finNFe}`;
    const judge = this.#kinds.get(name) ?? this.#createJudge({ tpNF, finNFe }, side, day);
    this.#kinds.set(name, judge);
    this.#last = { side, period, tpNF, finNFe, judge };
    return judge;
  }

  #createJudge(note: KindOfNote, side: NoteSide, day: string): Judge {
    // By what the name says to the rules, where it counts as well.
    const kept = new Map<number, Judgement | Judgement[]>();
    return (item) => {
      // Codes have even or odd numbers here, as the item is a new vehicle or not.
      const id = item.codes.id * 2 + (item.newVehicle ? 1 : 0);
      const found = kept.get(id);
      const known = Array.isArray(found) ? found[nameTraits(item.xProd)] : found;
      if (known) return known;
      item.wasCodeRead = false;
      item.wasNameRead = false;
      const judgement = this.#judgeItem(item, note, side, day);
      // Only decisions ask for the code, and for the name letter by letter.
      if (item.wasCodeRead) return judgement;
      this.#size++;
      if (!item.wasNameRead) kept.set(id, judgement);
      else {
        const judgements = Array.isArray(found) ? found : [];
        judgements[nameTraits(item.xProd)] = judgement;
        kept.set(id, judgements);
      }
      return judgement;
    };
  }

  #judgeItem(item: PrintedItem, note: KindOfNote, side: NoteSide, day: string): Judgement {
    const answer = classifyItem(item, note, side, day, this.#judge);
    return {
      answer,
      bucket: bucketNumber({
        returned: answer.effect < 0,
        ownProduction: answer.annex === 'II',
        st: answer.st.st,
        mono: answer.mono,
        cold: answer.cold,
      }),
      alerts: itemAlerts(item, answer).map(([alert]) => noteAlerts.indexOf(alert)),
      spilled: { text: encodeAnswer(item, answer), number: -1 },
    };
  }

  #forget(): void {
    this.#kinds.clear();
    this.#last = undefined;
    this.#size = 0;
  }
}
