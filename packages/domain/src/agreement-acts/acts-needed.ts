import { type ActRole, actRole } from './act-role.ts';

/** An act on some version, with what stands behind it now. */
interface Standing {
  id_version: string;
  role: ActRole;
  /** The identity of who acted is verified. */
  isVerifed: boolean; // spelt so on the wire
}

/** The acts of every contract, a partnership's too: its parties and two witnesses (CPC art. 784, III). */
export const actsNeeded: readonly ActRole[] = actRole.options;

/** The acts that a version still needs, in their order. */
export function actsMissing(acts: readonly ActRole[]): ActRole[] {
  return actsNeeded.filter((role) => !acts.includes(role));
}

/** All acts stand on this one version, and every identity behind them is verified (decision D-40). */
export function isSigned(id_version: string, acts: readonly Standing[]): boolean {
  const counted = acts.filter((act) => act.id_version === id_version && act.isVerifed).map(({ role }) => role);
  return actsMissing(counted).length === 0;
}
