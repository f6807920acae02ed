import type { BankList } from './banks.ts';
import { localBankList } from './local-banks.ts';
import type { OutsideService } from './outside-service.ts';
import { remoteBankList } from './remote-banks.ts';

/** The list at BANKS_URL; without it the built-in banks. */
export function openBankList(url: string | undefined, outside: OutsideService): BankList {
  return url ? remoteBankList(url, outside) : localBankList;
}
