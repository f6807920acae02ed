import { type ActRole, actRole } from './act-role.ts';

/** An act on a version with its current verification. */
interface VerifiedAct {
  id_version: string;
  role: ActRole;
  /** Whether the signer's identity is verified. */
  isVerifed: boolean; // spelt so on the wire
}

/**
 * The acts that every agreement needs, partnerships included: its parties and two witnesses (CPC art. 784, III).
 */
export const requiredActs: readonly ActRole[] = actRole.options;

/** Returns the missing acts in order. */
export function missingActs(acts: readonly ActRole[]): ActRole[] {
  return requiredActs.filter((role) => !acts.includes(role));
}

/** Returns whether all acts refer to this version and all identities are verified (decision D-40). */
export function isSigned(id_version: string, acts: readonly VerifiedAct[]): boolean {
  const counted = acts.filter((act) => act.id_version === id_version && act.isVerifed).map(({ role }) => role);
  return missingActs(counted).length === 0;
}
