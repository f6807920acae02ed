/**
 * Numbers of failures within the window that block an account at an address, block an address, or slow down an account.
 */
export const signInThrottle = {
  windowMinutes: 15,
  perAccountAndAddress: 10,
  perAddress: 50,
  perAccount: 100,
} as const;
