import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { Declaration } from '@restitui/tax-engine/pgdas/declaration.ts';
import type { SoldItem } from './simples-sold-item.ts';

/** A month of a shop: what it sold by its notes, and what it declared. */
export interface SoldMonth {
  taxMonth: TaxMonth;
  items: SoldItem[];
  /** Share of the declared revenue that the notes explain. */
  covered: number;
  declaration: Declaration | undefined;
}
