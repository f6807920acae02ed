import { erasedValue } from '@restitui/domain/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { supportReports } from '../support/support.table.ts';

/** Takes who sent them out of reports. @param empresa title of the site that they came from; any without */
export async function forgetReportsOf(
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
