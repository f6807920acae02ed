import { foldWords } from './name-traits.ts';

/**
 * An analyst's decision on items that the rules leave open, or on all items if it overrules them: one product of a
 * client, or all products with an NCM and certain words.
 */
export interface Decision {
  id: string;
  /** A decision of the client prevails over one of the whole consultancy. */
  alcance: 'cliente' | 'consultoria';
  /** The client's product code (`cProd`); null: all products with the NCM and the words. */
  codigo: string | null;
  /** 8 digits. */
  ncm: string;
  /** As printed; only for products with a code. */
  extipi: string;
  /** Whole words required in the description, ignoring accents and case; empty: all products of the NCM. */
  palavras: string;
  monofasico: boolean;
  /** Also applies to items that the rules settle; absent in decisions of results made before this was possible. */
  corrige?: boolean;
  /** First and last day of issue that it applies to, `AAAA-MM-DD`; null: unlimited. */
  de: string | null;
  ate: string | null;
  motivo: string;
  autor: string;
  /** `AAAA-MM-DD`. */
  em: string;
}

/** The fields of an item that decisions are matched with. */
export interface DecidedOn {
  codigo: string;
  ncm: string;
  extipi: string;
  produto: string;
  day: string;
}

/** 0: the client's product; 1, 2: the client's NCM with and without words; 3, 4: the consultancy's. */
function rankOf({ alcance, codigo, palavras }: Decision): number {
  if (codigo !== null) return 0;
  return (alcance === 'cliente' ? 1 : 3) + (palavras === '' ? 1 : 0);
}

// The more specific decision first; of equal ones the latest.
function inPrecedence(a: Decision, b: Decision): number {
  return rankOf(a) - rankOf(b) || (a.em === b.em ? (a.id < b.id ? 1 : -1) : a.em < b.em ? 1 : -1);
}

/** TIPI exceptions have two or three digits; zeros mean none. */
const exceptionOf = (extipi: string) => Number(extipi.replace(/\D/g, ''));

interface Entry {
  index: number;
  decision: Decision;
  words: string[];
}

/** All decisions of an analysis, indexed for lookup by item. */
export class DecisionIndex {
  /** In order of precedence, independent of the order of input. */
  readonly decisions: readonly Decision[];
  readonly #byNcm: Map<string, Entry[]>;
  readonly #overruled: Map<string, Entry[]>;

  constructor(decisions: readonly Decision[]) {
    this.decisions = decisions.toSorted(inPrecedence);
    const entries = this.decisions.map((decision, index) => ({
      index,
      decision,
      words: foldWords(decision.palavras).split(' ').filter(Boolean),
    }));
    this.#byNcm = Map.groupBy(entries, ({ decision }) => decision.ncm);
    const overruling = entries.filter(({ decision }) => decision.corrige);
    this.#overruled = Map.groupBy(overruling, ({ decision }) => decision.ncm);
  }

  /** Returns whether a decision on the NCM overrules the rules. */
  overrules(ncm: string): boolean {
    return this.#overruled.size > 0 && this.#overruled.has(ncm.replace(/\D/g, ''));
  }

  /** Returns the index in `decisions` of the one that applies to an item; −1 without one. */
  find(item: DecidedOn): number {
    return this.#findIn(this.#byNcm, item);
  }

  /** Returns the index in `decisions` of the one that overrules the rules for an item; −1 without one. */
  findOverruling(item: DecidedOn): number {
    return this.#findIn(this.#overruled, item);
  }

  #findIn(byNcm: Map<string, Entry[]>, item: DecidedOn): number {
    const entries = byNcm.get(item.ncm.replace(/\D/g, ''));
    if (!entries) return -1;
    let folded: string | undefined;
    const found = entries.find(({ decision, words }) => {
      if (decision.de !== null && item.day < decision.de) return false;
      if (decision.ate !== null && item.day > decision.ate) return false;
      if (decision.codigo !== null) {
        return decision.codigo === item.codigo && exceptionOf(decision.extipi) === exceptionOf(item.extipi);
      }
      folded ??= foldWords(item.produto);
      return words.every((word) => folded?.includes(` ${word} `));
    });
    return found?.index ?? -1;
  }
}

export const noDecisions = new DecisionIndex([]);
