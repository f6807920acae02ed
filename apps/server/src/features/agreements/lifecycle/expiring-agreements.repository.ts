import { addDays, type Day } from '@restitui/brazil/day.ts';
import { warningDays } from '@restitui/domain/agreements/signing/signing-deadline.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreements } from '../documents/agreements.table.ts';

type AgreementRow = typeof agreements.$inferSelect;

function waiting(id_tenant: TenantId, id?: string) {
  return and(
    eq(agreements.id_tenant, id_tenant),
    id === undefined ? undefined : eq(agreements.id, id),
    eq(agreements.isAssinado, false),
    eq(agreements.IsAtivo, true),
    isNull(agreements.ending),
    sql`cardinality(${agreements.acts}) < 4`,
  );
}

/** Lists the agreements whose last day is over and not recorded. @param id restricts the list to one agreement */
export function listExpiredAgreements(db: Db, id_tenant: TenantId, today: Day, id?: string): Promise<AgreementRow[]> {
  return db
    .select()
    .from(agreements)
    .where(and(waiting(id_tenant, id), lt(agreements.expiresOn, today), isNull(agreements.expiredOn)))
    .orderBy(asc(agreements.expiresOn), asc(agreements.id));
}

/** Lists the agreements whose last day is near and whose signers were not warned of it. */
export function listExpiringAgreements(db: Db, id_tenant: TenantId, today: Day, id?: string): Promise<AgreementRow[]> {
  const isUnwarned = or(isNull(agreements.expiryWarnedOn), ne(agreements.expiryWarnedOn, agreements.expiresOn));
  return db
    .select()
    .from(agreements)
    .where(
      and(
        waiting(id_tenant, id),
        sql`${agreements.expiresOn} >= ${today}`,
        lte(agreements.expiresOn, addDays(today, warningDays)),
        isUnwarned,
      ),
    )
    .orderBy(asc(agreements.expiresOn), asc(agreements.id));
}
