/** Failures within the window that close an account at an address, an address, and slow an account everywhere. */
export const signInThrottle = {
  windowMinutes: 15,
  perAccountAndAddress: 10,
  perAddress: 50,
  perAccount: 100,
} as const;
