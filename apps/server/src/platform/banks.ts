import type { Bank } from '@restitui/domain/operations/lookups/lookups.api.ts';

/** List of the banks that take part in clearing. */
export interface BankList {
  /** Returns the banks by code; never empty. */
  list: () => Promise<Bank[]>;
}
