import { foldWords } from './ncm-words.ts';

/** An analyst's word on items that the rules leave open: one product of a client, or what an NCM and some words name. */
export interface Decision {
  id: string;
  /** The client's own goes before that of the whole consultancy. */
  alcance: 'cliente' | 'consultoria';
  /** The client's code of the product (`cProd`); null: whatever has the NCM and the words. */
  codigo: string | null;
  /** 8 digits. */
  ncm: string;
  /** As printed; of products with a code only. */
  extipi: string;
  /** Whole words that the description has, accents and case aside; empty: all of the NCM. */
  palavras: string;
  monofasico: boolean;
  /** First and last day of issue that it speaks of, `AAAA-MM-DD`; null: open. */
  de: string | null;
  ate: string | null;
  motivo: string;
  autor: string;
  /** `AAAA-MM-DD`. */
  em: string;
}

/** What a decision looks at of an item. */
export interface DecidedOn {
  codigo: string;
  ncm: string;
  extipi: string;
  produto: string;
  day: string;
}

/** 0 the client's product, 1 and 2 the client's NCM with and without words, 3 and 4 the consultancy's. */
function rankOf({ alcance, codigo, palavras }: Decision): number {
  if (codigo !== null) return 0;
  return (alcance === 'cliente' ? 1 : 3) + (palavras === '' ? 1 : 0);
}

/** The narrower goes first; of equals the latest. */
function inPrecedence(a: Decision, b: Decision): number {
  return rankOf(a) - rankOf(b) || (a.em === b.em ? (a.id < b.id ? 1 : -1) : a.em < b.em ? 1 : -1);
}

/** TIPI exceptions are two or three digits; only zeros are none. */
const exceptionOf = (extipi: string) => Number(extipi.replace(/\D/g, ''));

/** All decisions of an analysis, found by item. */
export class DecisionBook {
  /** In their order of precedence, whatever order they came in. */
  readonly decisions: readonly Decision[];
  readonly #byNcm: Map<string, { index: number; decision: Decision; words: string[] }[]>;

  constructor(decisions: readonly Decision[]) {
    this.decisions = decisions.toSorted(inPrecedence);
    const entries = this.decisions.map((decision, index) => ({
      index,
      decision,
      words: foldWords(decision.palavras).split(' ').filter(Boolean),
    }));
    this.#byNcm = Map.groupBy(entries, ({ decision }) => decision.ncm);
  }

  /** Position in `decisions` of the one that holds for an item, −1 without one. */
  find(item: DecidedOn): number {
    const entries = this.#byNcm.get(item.ncm.replace(/\D/g, ''));
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

export const noDecisions = new DecisionBook([]);
