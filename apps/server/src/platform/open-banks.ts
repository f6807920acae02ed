import type { BankList } from './banks.ts';
import type { Clock } from './clock.ts';
import { localBankList } from './local-banks.ts';
import { remoteBankList } from './remote-banks.ts';

/** The list at BANKS_URL, or the banks that came along. */
export function openBankList(url: string | undefined, clock: Clock): BankList {
  return url ? remoteBankList(url, clock) : localBankList;
}
