import type { SupportReport, supportApi } from '@restitui/domain/operations/support/support.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { supportReports } from './support.table.ts';

/** Counts the reports since `since`. Locks the table, so that concurrent reports cannot exceed the limit. */
export async function countReports(
  db: Db,
  provider: TenantId,
  address: string,
  since: string,
): Promise<{ ofAddress: number; overall: number }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('support_reports'))`);
  const [counted] = await db
    .select({
      overall: count(),
      ofAddress: sql<number>`(count(*) filter (where ${eq(supportReports.address, address)}))::int`,
    })
    .from(supportReports)
    .where(and(eq(supportReports.id_tenant, provider), gt(supportReports.createdDate, since)));
  return counted ?? { ofAddress: 0, overall: 0 };
}

export async function insertReport(db: Db, report: typeof supportReports.$inferInsert): Promise<void> {
  await db.insert(supportReports).values(report);
}

/** Lists newest first. */
export async function listSupportReports(
  db: Db,
  provider: TenantId,
  { page, pageSize, ...query }: Input<typeof supportApi.listReports>['query'],
): Promise<{ data: SupportReport[]; page: Page }> {
  const where = and(eq(supportReports.id_tenant, provider), ...filterConditions(query, {}));
  const [counted] = await db.select({ n: count() }).from(supportReports).where(where);
  const data = await db
    .select()
    .from(supportReports)
    .where(where)
    .orderBy(desc(supportReports.createdDate), desc(supportReports.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data, page: { number: page, size: pageSize, total: counted?.n ?? 0 } };
}
