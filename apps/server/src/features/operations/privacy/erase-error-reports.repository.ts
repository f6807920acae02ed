import { erasedValue } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { supportReports } from '../support/support.table.ts';

/** Erases the sender of error reports. @param empresa title of the site of the reports; all sites without it */
export async function eraseReportsOf(
  db: Db,
  provider: TenantId,
  { email, empresa }: { email: string; empresa?: string },
): Promise<void> {
  await db
    .update(supportReports)
    .set({ email: erasedValue, address: '', maquina: '' })
    .where(
      and(
        eq(supportReports.id_tenant, provider),
        eq(sql`lower(${supportReports.email})`, email.toLowerCase()),
        empresa === undefined ? undefined : eq(supportReports.empresa, empresa),
      ),
    );
}
