import type { ActorScope } from '../../accounts/users/actor.ts';

interface Place {
  isModifica: boolean;
  /** True for an attachment of a credit, false for one of the assessment itself. */
  ofCredit: boolean;
}

/** Only the provider adds and removes attachments (W-193); everyone who sees the product downloads them. */
export function canEditAttachments(role: ActorScope): boolean {
  return role.typeUser === 'ADMIN';
}

/**
 * A closed assessment freezes the attachments of its credits (W-173), but letters about the assessment may still
 * arrive.
 */
export function isOpenForAttachments({ isModifica, ofCredit }: Place): boolean {
  return isModifica || !ofCredit;
}
