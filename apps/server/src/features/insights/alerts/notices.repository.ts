import type { NoticedRecord } from '@restitui/domain/insights/alerts/notice-causes.ts';
import { type MessageEvent, messageEvent } from '@restitui/domain/operations/messages/message-event.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreements, agreementVersions } from '../../agreements/documents/agreements.table.ts';
import { agreementSuggestions } from '../../agreements/suggestions/suggestions.table.ts';
import { alerts } from './alerts.table.ts';

/** A notice to the team whose cause has not been found to be over. */
export interface Notice {
  subject: string;
  event: MessageEvent;
  record: NoticedRecord;
}

/** The second word of the subject, which `notify` writes: the id of a version or of a suggestion. */
const id_record = sql`split_part(${alerts.subject}, ' ', 2)`;

/** Lists the notices to the team about contracts, of one client or of all, with what they are about. */
export async function listNotices(db: Db, id_tenant: TenantId, id_client?: string): Promise<Notice[]> {
  const newer = sql`exists (select 1 from ${agreementVersions} newer where newer.id_tenant = ${agreementVersions.id_tenant}
    and newer.id_agreement = ${agreementVersions.id_agreement} and newer.number > ${agreementVersions.number})`;
  const rows = await db
    .select({
      subject: alerts.subject,
      isInForce: sql<boolean>`(${agreementVersions.id} is not null and not ${newer})`,
      isAssinado: sql<boolean>`coalesce(${agreements.isAssinado}, false)`,
      ending: agreements.ending,
      isExpired: sql<boolean>`(${agreements.expiredOn} is not null)`,
      isUndecided: sql<boolean>`coalesce(${agreementSuggestions.isActive} and ${agreementSuggestions.acceptEdit} is null, false)`,
    })
    .from(alerts)
    .leftJoin(
      agreementVersions,
      and(eq(agreementVersions.id_tenant, alerts.id_tenant), eq(agreementVersions.id, id_record)),
    )
    .leftJoin(
      agreements,
      and(eq(agreements.id_tenant, alerts.id_tenant), eq(agreements.id, agreementVersions.id_agreement)),
    )
    .leftJoin(
      agreementSuggestions,
      and(eq(agreementSuggestions.id_tenant, alerts.id_tenant), eq(agreementSuggestions.id, id_record)),
    )
    .where(
      and(
        eq(alerts.id_tenant, id_tenant),
        eq(alerts.kind, 'AVISO'),
        sql`not ${alerts.cleared}`,
        id_client === undefined ? undefined : eq(alerts.id_client, id_client),
      ),
    );
  return rows.flatMap(({ subject, ...record }) => {
    const event = messageEvent.safeParse(subject.split(' ')[0]).data;
    return event ? [{ subject, event, record }] : [];
  });
}
