import { needsSecondFactor } from '@restitui/domain/accounts/second-factor/second-factor.access.ts';
import type { TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import type { SecurityRules } from '@restitui/domain/tenancy/security-settings/security-rules.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSecurityRules } from './security-settings.repository.ts';

type Installation = Pick<Platform, 'demonstration' | 'securityDefaults'>;

/** Returns the rules of a tenant: its own, or the defaults of the installation. */
export async function securityRulesOf(
  { securityDefaults }: Installation,
  db: Db,
  id_tenant: TenantId,
): Promise<SecurityRules> {
  return (await findSecurityRules(db, id_tenant)) ?? securityDefaults;
}

/** Returns whether an account of this type needs a second factor under the rules of its tenant. */
export function isFactorRequired(
  { demonstration }: Installation,
  { second_factor_required }: SecurityRules,
  typeUser: TypeUser,
): boolean {
  return needsSecondFactor(typeUser, { demonstration, required: second_factor_required });
}
