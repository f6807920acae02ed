export const factorChallenge = {
  minutes: 5,
  /** Wrong answers that spend a challenge. */
  wrong: 5,
  /** Wrong answers of an account within the window, over all challenges, that block further codes. */
  wrongPerAccount: 15,
  windowMinutes: 60,
} as const;

export const recoveryCodeCount = 10;
/** Factors of one person. */
export const maxFactors = 10;
export const factorNameLength = 60;
