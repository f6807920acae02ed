import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';

/** The Selic accumulated per closed month. */
export interface SelicSource {
  /** Returns the months, newest first; never empty. */
  months: () => Promise<SelicMonth[]>;
}
