/**
 * Numbers of failures within the window that block an account at an address, block an address for accounts that never
 * signed in there, or slow down an account.
 */
export const signInThrottle = {
  windowMinutes: 15,
  perAccountAndAddress: 10,
  perAddress: 50,
  /** Further failures that an address is allowed for each account that signed in there within 90 days. */
  perAddressAndKnownAccount: 25,
  mostPerAddress: 500,
  perAccount: 100,
} as const;

export interface AttemptFigures {
  /** Failures of this account at this address since its last success there. */
  accountAndAddress: number;
  /** Failures of all accounts at this address. */
  address: number;
  /** Failures of this account at all addresses. */
  account: number;
  /** True when this account signed in at this address within the retained time. */
  known: boolean;
  /** Accounts that signed in at this address within the retained time. */
  accountsOfAddress: number;
}

/**
 * Decides on a further attempt. An account that signed in at the address before is not refused for what others do, so
 * that anonymous calls do not lock an office; an address from which many accounts sign in is allowed more failures.
 */
export function throttleOf(figures: AttemptFigures): 'pass' | 'slow' | 'refuse' {
  const { perAccountAndAddress, perAddress, perAddressAndKnownAccount, mostPerAddress, perAccount } = signInThrottle;
  const { accountAndAddress, address, account, known, accountsOfAddress } = figures;
  if (accountAndAddress >= perAccountAndAddress) return 'refuse';
  const isAccountBusy = account >= perAccount;
  if (known) return isAccountBusy ? 'slow' : 'pass';
  const allowed = Math.min(perAddress + perAddressAndKnownAccount * accountsOfAddress, mostPerAddress);
  if (isAccountBusy || address >= allowed) return 'refuse';
  return address >= perAddress ? 'slow' : 'pass';
}
