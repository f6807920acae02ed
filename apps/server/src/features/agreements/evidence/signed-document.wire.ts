/** The facts about a sealed document that its last two pages print. */
export interface SignedDocument {
  title: string;
  version: number;
  /** SHA-256 of the text that was signed. */
  sha256: string;
  /** The first template behind the text and its version; undefined for a text without one. */
  template: string | undefined;
  original: { sha256: string; pages: number };
  code: string;
  /** Address of the public check. */
  address: string;
  certificate: { subject: string; isDevelopment: boolean };
  /** Whether a time-stamping authority will be asked for the time. */
  isStamped: boolean;
  sealedAt: Date;
}

/** A signature as the signature page and the summary print it; all texts are ready to print. */
export interface SignedAct {
  /** Undefined after the erasure of the person's data. */
  name: string | undefined;
  cpf: string | undefined;
  role: string;
  /** Who the person signs for. */
  capacity: string;
  at: string;
  /** The drawing as a data URL; without one the name is printed in its place. */
  drawing: string | undefined;
  method: string;
  code: string;
  identity: string;
  read: string;
  accepted: string;
  device: string;
  network: string;
  place: string;
}

export interface SummaryEvent {
  at: string;
  what: string;
  who: string;
}
