import type { SecurityRules } from '@restitui/domain/tenancy/security-settings/security-rules.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { securityRuleColumns, securitySettings } from './security-settings.table.ts';

/** Returns undefined for a tenant that has set no rules. */
export async function findSecurityRules(db: Db, id_tenant: TenantId): Promise<SecurityRules | undefined> {
  const [row] = await db
    .select(securityRuleColumns)
    .from(securitySettings)
    .where(eq(securitySettings.id_tenant, id_tenant));
  return row;
}

export async function saveSecurityRules(db: Db, values: typeof securitySettings.$inferInsert): Promise<void> {
  const { id_tenant, ...changed } = values;
  await db
    .insert(securitySettings)
    .values({ id_tenant, ...changed })
    .onConflictDoUpdate({ target: securitySettings.id_tenant, set: changed });
}
