/** Lifetime of an invitation in days, and invitations per person and per inviter in an hour. */
export const invitation = { days: 7, perPerson: 5, perInviter: 60 } as const;
