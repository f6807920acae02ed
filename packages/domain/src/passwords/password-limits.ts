/** The code with which a client sets a password. */
export const clientCode = { length: 4, minutes: 10, tries: 5, perHour: 5 } as const;

/** Minutes that a link to a new password stands, and how many one account is sent in an hour. */
export const passwordLink = { minutes: 30, perHour: 5 } as const;
