import type { AlertCause } from '@restitui/domain/alerts/alert-causes.ts';
import { type AlertKind, clearedMessages } from '@restitui/domain/alerts/alert-kind.ts';
import { alertSearchText } from '@restitui/domain/alerts/alert-search.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { newId } from '../../kernel/new-id.ts';
import { alertReadings, alerts } from './alerts.table.ts';

/** A cause with whom it is about. */
export interface NewAlert extends AlertCause {
  /** The client's razão social, or the name of a contact. */
  company: string;
  id_client?: string | null;
  /** Given where it is about something under a product: then only who sees the product has the alert. */
  id_product?: string | null;
}

const rowsAtOnce = 1000;

function ofCause(id_tenant: TenantId, kind: AlertKind, which: SQL) {
  return and(eq(alerts.id_tenant, id_tenant), eq(alerts.kind, kind), which, sql`not ${alerts.cleared}`);
}

/**
 * Tells of a cause, once: while it lasts, telling again changes at most the words of an alert that is still open, and
 * what somebody resolved stays resolved.
 */
export async function raiseAlert(db: Db, id_tenant: TenantId, alert: NewAlert, now: Date): Promise<void> {
  await raiseAlerts(db, id_tenant, [alert], now);
}

async function raiseAlerts(db: Db, id_tenant: TenantId, raised: NewAlert[], now: Date): Promise<void> {
  const date = now.toISOString();
  for (let from = 0; from < raised.length; from += rowsAtOnce) {
    const rows = raised
      .slice(from, from + rowsAtOnce)
      .map((alert) => ({ ...alert, id: newId(), id_tenant, date, busca: alertSearchText(alert) }));
    await db
      .insert(alerts)
      .values(rows)
      .onConflictDoUpdate({
        target: [alerts.id_tenant, alerts.kind, alerts.subject],
        targetWhere: sql`not ${alerts.cleared}`,
        set: { message: sql`excluded.message`, company: sql`excluded.company`, busca: sql`excluded.busca` },
        setWhere: sql`not ${alerts.resolved} and ${alerts.busca} <> excluded.busca`,
      });
  }
}

/** Tells of something that happened again: also to those who have read or resolved the time before. */
export async function renewAlert(db: Db, id_tenant: TenantId, alert: NewAlert, now: Date): Promise<void> {
  const same = ofCause(id_tenant, alert.kind, eq(alerts.subject, alert.subject));
  await db.update(alerts).set({ cleared: true }).where(and(same, alerts.resolved));
  await raiseAlert(db, id_tenant, alert, now);
  const [standing] = await db.update(alerts).set({ date: now.toISOString() }).where(same).returning({ id: alerts.id });
  if (!standing) return;
  await db
    .delete(alertReadings)
    .where(and(eq(alertReadings.id_tenant, id_tenant), eq(alertReadings.id_alert, standing.id)));
}

/** The causes are gone: what nobody resolved resolves itself. */
export async function clearAlerts(
  db: Db,
  id_tenant: TenantId,
  kind: AlertKind,
  subjects: string[],
  now: Date,
): Promise<void> {
  if (subjects.length > 0) await clear(db, ofCause(id_tenant, kind, inArray(alerts.subject, subjects)), kind, now);
}

/** Brings the alerts of a kind about one client in line with the cause that there is now, or is not. */
export async function settleClientAlert(
  db: Db,
  id_tenant: TenantId,
  { kind, id_client, current }: { kind: AlertKind; id_client: string; current: NewAlert | undefined },
  now: Date,
): Promise<void> {
  const others = current ? ne(alerts.subject, current.subject) : undefined;
  const gone = and(eq(alerts.id_client, id_client), others) as SQL;
  await clear(db, ofCause(id_tenant, kind, gone), kind, now);
  if (current) await raiseAlert(db, id_tenant, current, now);
}

/** Brings all alerts of a kind in line with the causes that there are now. */
export async function settleAlerts(
  db: Db,
  id_tenant: TenantId,
  kind: AlertKind,
  current: NewAlert[],
  now: Date,
): Promise<void> {
  const subjects = JSON.stringify(current.map(({ subject }) => subject));
  const gone = sql`${alerts.subject} not in (select json_array_elements_text(${subjects}::json))`;
  await clear(db, ofCause(id_tenant, kind, gone), kind, now);
  await raiseAlerts(db, id_tenant, current, now);
}

async function clear(db: Db, where: SQL | undefined, kind: AlertKind, now: Date): Promise<void> {
  await db
    .update(alerts)
    .set({
      cleared: true,
      resolved: true,
      resolvedDate: sql`coalesce(${alerts.resolvedDate}, ${now.toISOString()})`,
      resolutionMessage: sql`coalesce(${alerts.resolutionMessage}, ${clearedMessages[kind]})`,
    })
    .where(where);
}
