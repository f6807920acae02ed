import { and, eq, or } from 'drizzle-orm';
import { identityChecks } from '../features/accounts/identity-checks/identity-checks.table.ts';
import { signingActs } from '../features/agreements/signing/signing.table.ts';

/** Condition for the verified identity check of the signer of an act; there is at most one. */
export const verifiedRecord = and(
  eq(identityChecks.id_tenant, signingActs.id_tenant),
  eq(identityChecks.decision, 'verified'),
  or(eq(identityChecks.id_user, signingActs.id_user), eq(identityChecks.id_owner, signingActs.id_owner)),
);
