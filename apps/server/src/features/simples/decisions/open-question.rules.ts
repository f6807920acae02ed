import { decidedKey } from '@restitui/domain/simples/decisions/overruled-products.ts';
import type { Review } from '../analysis/simples-reviews.repository.ts';
import type { Run } from '../analysis/simples-runs.repository.ts';

type Asked = Pick<Review, 'codigo' | 'ncm' | 'extipi'>;

/**
 * Returns whether a product with items to review asks for a decision in a result; `reviews` are the listed products of
 * its run. Items of a wholesale year and returns are to be reviewed too, but no decision on the product settles them.
 */
export function asksAbout({ revisao }: Pick<Run, 'revisao'>, reviews: readonly Asked[]): (product: Asked) => boolean {
  // The list may be cut off, so that a product of low value is not known to be settled.
  if (revisao?.total_produtos !== reviews.length) return () => true;
  const asked = new Set(reviews.map(decidedKey));
  return (product) => asked.has(decidedKey(product));
}
