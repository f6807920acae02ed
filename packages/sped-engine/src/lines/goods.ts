/** Result of the classification of goods, before the maker's own production is told apart (SP-091). */
export type GoodsVerdict = 'no' | 'mono' | 'cold' | 'MONO_REVISAR';

/** Properties of an item, from record 0200 or the record above a line. All lines of the item share one object. */
export class Goods {
  readonly code: string;
  /** DESCR_ITEM. */
  readonly name: string;
  readonly ncm: string;
  readonly extipi: string;
  /** TIPO_ITEM: 00 resale, 03 in process, 04 finished. */
  readonly type: string;
  #period = -1;
  #verdict: GoodsVerdict = 'no';

  constructor({ code = '', name = '', ncm = '', extipi = '', type = '' }: Partial<Goods>) {
    this.code = code;
    this.name = name;
    this.ncm = ncm;
    this.extipi = extipi;
    this.type = type;
  }

  /** Returns the verdict of a period of the rules; it is kept until another period is asked for. */
  verdictOf(period: number, judge: (goods: Goods) => GoodsVerdict): GoodsVerdict {
    if (this.#period !== period) {
      this.#verdict = judge(this);
      this.#period = period;
    }
    return this.#verdict;
  }
}

/** Goods of which the file tells nothing. */
export const noGoods = new Goods({});
