/** A code proves that somebody reads a channel (decision D-26). */
export const verificationCode = {
  length: 4,
  minutes: 10,
  tries: 5,
  /** How long a proof may wait for the registration that it is for. */
  proofMinutes: 60,
  /** Between two codes to the same WhatsApp number. */
  whatsAppPauseSeconds: 30,
  /** Codes to one receiver, and codes of one member of staff, in an hour. */
  perReceiver: 10,
  perSender: 60,
} as const;
