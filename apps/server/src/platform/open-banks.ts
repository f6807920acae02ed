import type { BankList } from './banks.ts';
import type { Clock } from './clock.ts';
import { localBankList } from './local-banks.ts';
import { remoteBankList } from './remote-banks.ts';

/** The list at BANKS_URL; without it the built-in banks. */
export function openBankList(url: string | undefined, clock: Clock): BankList {
  return url ? remoteBankList(url, clock) : localBankList;
}
