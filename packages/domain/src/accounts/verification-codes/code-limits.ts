/** Limits of the codes that prove access to a channel (decision D-26). */
export const verificationCode = {
  length: 4,
  minutes: 10,
  tries: 5,
  /** Minutes within which a proof must be used for its registration. */
  proofMinutes: 60,
  /** Seconds between two codes to the same contact, unless the tries of the last one are used up (decision D-46). */
  pauseSeconds: 30,
  /** Codes per hour to one receiver, and from one member of staff. */
  perReceiver: 10,
  perSender: 60,
} as const;
