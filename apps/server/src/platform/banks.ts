import type { Bank } from '@restitui/domain/lookups/lookups.api.ts';

/** The banks that take part in clearing, by their code. */
export interface BankList {
  /** In the order of their codes; never empty. */
  list: () => Promise<Bank[]>;
}
