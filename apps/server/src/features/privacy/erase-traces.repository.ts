import type { RecordedEntity } from '@restitui/domain/change-history/recorded-entity.ts';
import { erasedName, erasedValue } from '@restitui/domain/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreementEdits } from '../agreement-edits/agreement-edits.table.ts';
import { alerts } from '../alerts/alerts.table.ts';
import { clientDocuments } from '../client-documents/client-documents.table.ts';
import { outgoingMessages } from '../messages/messages.table.ts';
import { observations } from '../observations/observations.table.ts';
import { portfolioImports } from '../portfolio/portfolio.table.ts';
import { signatures } from '../signatures/signatures.table.ts';
import { verificationCodes } from '../verification-codes/verification-codes.table.ts';
import { forgetDecider } from './forget-deciders.repository.ts';
import { forgetRemindedStaff } from './forget-reminders.repository.ts';
import { erasureRequests } from './privacy.table.ts';

/** The neutral name wherever a row of this tenant keeps that of somebody who did something (decision 013). */
export async function forgetName(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  const name = erasedName;
  await db.execute(sql`select erasure.author_of_changes(${id}, ${name})`);
  await db
    .update(signatures)
    .set({ decidedBy: name })
    .where(and(eq(signatures.id_tenant, id_tenant), eq(signatures.id_decider, id)));
  await db
    .update(alerts)
    .set({ resolvedBy: name })
    .where(and(eq(alerts.id_tenant, id_tenant), eq(alerts.id_resolver, id)));
  await db
    .update(observations)
    .set({ sender: name })
    .where(and(eq(observations.id_tenant, id_tenant), or(eq(observations.id_user, id), eq(observations.id_owner, id))));
  await db
    .update(clientDocuments)
    .set({ sender: name })
    .where(
      and(
        eq(clientDocuments.id_tenant, id_tenant),
        or(eq(clientDocuments.id_user, id), eq(clientDocuments.id_owner, id)),
      ),
    );
  await db
    .update(agreementEdits)
    .set({ authorName: name })
    .where(and(eq(agreementEdits.id_tenant, id_tenant), eq(agreementEdits.id_author, id)));
  await db
    .update(agreementEdits)
    .set({ decidedByName: name })
    .where(and(eq(agreementEdits.id_tenant, id_tenant), eq(agreementEdits.id_decider, id)));
  await db
    .update(portfolioImports)
    .set({ nome: name })
    .where(and(eq(portfolioImports.id_tenant, id_tenant), eq(portfolioImports.id_user, id)));
  await db
    .update(erasureRequests)
    .set({ requesterName: name })
    .where(and(eq(erasureRequests.id_tenant, id_tenant), eq(erasureRequests.id_requester, id)));
  await db
    .update(erasureRequests)
    .set({ decidedBy: name })
    .where(and(eq(erasureRequests.id_tenant, id_tenant), eq(erasureRequests.id_decider, id)));
}

/** The same of somebody of the staff, where a name stands that has no id beside it. */
export async function forgetStaffName(
  db: Db,
  id_tenant: TenantId,
  { id, nome }: { id: string; nome: string },
): Promise<void> {
  await db.execute(sql`select erasure.author_of_boleto_events(${id}, ${nome}, ${erasedName})`);
  await forgetRemindedStaff(db, id_tenant, nome);
  await forgetDecider(db, id_tenant, id);
}

/** What the history holds of a record's fields; of all of them without `fields`. */
export async function forgetValues(
  db: Db,
  record: { entity: RecordedEntity; id: string },
  fields: readonly string[] | null,
): Promise<void> {
  const wanted = fields && `{${fields.join(',')}}`;
  await db.execute(
    sql`select erasure.values_of_changes(${record.entity}, ${record.id}, ${wanted}::text[], ${erasedValue})`,
  );
}

/** Codes and messages on their way to somebody. */
export async function forgetContacts(db: Db, id_tenant: TenantId, contacts: readonly (string | null)[]): Promise<void> {
  const known = contacts.filter((contact): contact is string => !!contact);
  if (known.length === 0) return;
  await db
    .delete(outgoingMessages)
    .where(and(eq(outgoingMessages.id_tenant, id_tenant), inArray(outgoingMessages.to, known)));
  await db
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.id_tenant, id_tenant), inArray(verificationCodes.to, known)));
}
