import type { SelicMonth } from '@restitui/domain/lookups/selic-series.ts';

/** The Selic accumulated in each closed month. */
export interface SelicSource {
  /** Newest month first; never empty. */
  months: () => Promise<SelicMonth[]>;
}
