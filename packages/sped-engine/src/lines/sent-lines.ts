import { Goods } from './goods.ts';
import type { RevenueLine } from './revenue-line.ts';

/** A line as a thread sends it: without the verdict that is kept with its goods. */
export type SentLine = Omit<RevenueLine, 'goods'> & { goods: Omit<Goods, 'verdictOf'> };

/** Restores lines that a thread sent. Lines of one item share its goods again. */
export function restoreLines(lines: readonly SentLine[]): RevenueLine[] {
  const known = new Map<SentLine['goods'], Goods>();
  const goodsOf = (sent: SentLine['goods']) => {
    const goods = known.get(sent) ?? new Goods(sent);
    known.set(sent, goods);
    return goods;
  };
  return lines.map((line) => ({ ...line, goods: goodsOf(line.goods) }));
}
