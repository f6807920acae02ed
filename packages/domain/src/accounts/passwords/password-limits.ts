/** Limits of the code with which a client sets a password. */
export const clientCode = { length: 4, minutes: 10, tries: 5, perHour: 5 } as const;

/** Limits of the code with which a client signs in. */
export const clientSignInCode = { length: 6, minutes: 10, tries: 5, perHour: 5 } as const;

/** Lifetime of a password link in minutes, and links per account and hour. */
export const passwordLink = { minutes: 30, perHour: 5 } as const;
