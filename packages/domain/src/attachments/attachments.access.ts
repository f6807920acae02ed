import type { Role } from '../users/actor.ts';

interface Place {
  isModifica: boolean;
  /** Of a credit, or of the apuração itself. */
  ofCredit: boolean;
}

/** Sending and removing attachments is the provider's work (W-193); whoever sees the product downloads them. */
export function canEditAttachments(role: Role): boolean {
  return role.typeUser === 'ADMIN';
}

/** A closed apuração keeps the attachments of its credits as they are (W-173); letters still arrive for itself. */
export function isOpenForAttachments({ isModifica, ofCredit }: Place): boolean {
  return isModifica || !ofCredit;
}
