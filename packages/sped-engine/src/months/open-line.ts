import type { RevenueLine } from '../lines/revenue-line.ts';
import type { FoundItem } from '../notes/item-index.ts';

/** A taxed line that is left for credits 1 and 2, with the items of notes behind it. */
export interface OpenLine {
  line: RevenueLine;
  found: readonly FoundItem[];
}
