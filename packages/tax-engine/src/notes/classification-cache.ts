import { nameTraits } from '../rules/name-traits.ts';
import { noteAlerts } from './alert-catalogue.ts';
import { classifyItem, type ItemResult, type NoteKind, type NoteSide } from './classify-item.ts';
import type { PrintedItem } from './document-facts.ts';
import { itemAlerts } from './item-alerts.ts';
import type { PreparedRules } from './item-rules.ts';
import type { SpilledResult } from './item-spill.ts';
import { bucketNumber } from './note-record.ts';
import { encodeResult } from './spill-line.ts';

const MAX_CACHED = 30_000;

/** The classification of an item with all that follows from it, except its amount. */
export interface ItemClassification {
  result: ItemResult;
  bucket: number;
  /** Positions in the catalogue of alerts. */
  alerts: number[];
  spilled: SpilledResult;
}

/** The part of the cache key that items of one note share. */
interface Kind extends NoteKind {
  side: NoteSide;
  period: number;
}

type Classify = (item: PrintedItem) => ItemClassification;

/**
 * Classifies items and caches the result for items with the same codes, in the same rule period and kind of note.
 * Results that a decision may have influenced are not cached.
 */
export class ClassificationCache {
  readonly #rules: PreparedRules;
  readonly #kinds = new Map<string, Classify>();
  #size = 0;
  #last: (Kind & { classify: Classify }) | undefined;

  constructor(rules: PreparedRules) {
    this.#rules = rules;
  }

  /** Returns the classifying function for the items of one note. `day` is `AAAA-MM-DD`. */
  forNote({ tpNF, finNFe }: NoteKind, side: NoteSide, day: string): Classify {
    if (this.#size > MAX_CACHED) this.#clear();
    const period = this.#rules.periods.numberOf(day);
    const last = this.#last;
    if (last?.period === period && last.side === side && last.tpNF === tpNF && last.finNFe === finNFe)
      return last.classify;
    const name = `${side}|${period}|${tpNF}|${finNFe}`;
    const classify = this.#kinds.get(name) ?? this.#createClassifier({ tpNF, finNFe }, side, day);
    this.#kinds.set(name, classify);
    this.#last = { side, period, tpNF, finNFe, classify };
    return classify;
  }

  #createClassifier(note: NoteKind, side: NoteSide, day: string): Classify {
    // An array holds one classification per traits of the name, where the rules depend on the name.
    const kept = new Map<number, ItemClassification | ItemClassification[]>();
    return (item) => {
      // The lowest bit of the cache key is the new-vehicle flag.
      const id = item.codes.id * 2 + (item.newVehicle ? 1 : 0);
      const found = kept.get(id);
      const known = Array.isArray(found) ? found[nameTraits(item.xProd)] : found;
      if (known) return known;
      item.wasCodeRead = false;
      item.wasNameRead = false;
      const classification = this.#classify(item, note, side, day);
      // Only decisions read the product code or the full name, so the result holds for this item only.
      if (item.wasCodeRead) return classification;
      this.#size++;
      if (!item.wasNameRead) kept.set(id, classification);
      else {
        const classifications = Array.isArray(found) ? found : [];
        classifications[nameTraits(item.xProd)] = classification;
        kept.set(id, classifications);
      }
      return classification;
    };
  }

  #classify(item: PrintedItem, note: NoteKind, side: NoteSide, day: string): ItemClassification {
    const result = classifyItem(item, note, side, day, this.#rules);
    return {
      result,
      bucket: bucketNumber({
        returned: result.effect < 0,
        ownProduction: result.annex === 'II',
        st: result.st.st,
        mono: result.mono,
        cold: result.cold,
      }),
      alerts: itemAlerts(item, result).map(([alert]) => noteAlerts.indexOf(alert)),
      spilled: { text: encodeResult(item, result), number: -1 },
    };
  }

  #clear(): void {
    this.#kinds.clear();
    this.#last = undefined;
    this.#size = 0;
  }
}
