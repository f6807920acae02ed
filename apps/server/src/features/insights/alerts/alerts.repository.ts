import type { AlertCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import { type AlertKind, clearedMessages } from '@restitui/domain/insights/alerts/alert-kind.ts';
import { alertSearchText } from '@restitui/domain/insights/alerts/alert-search.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { newId } from '../../../kernel/new-id.ts';
import { alertReadings, alerts } from './alerts.table.ts';

/** A cause with the client or contact it concerns. */
export interface NewAlert extends AlertCause {
  /** The client's razão social, or the name of a contact. */
  company: string;
  id_client?: string | null;
  /** Set for alerts on records under a product, which are limited to users who may see the product. */
  id_product?: string | null;
}

const rowsAtOnce = 1000;

function ofCause(id_tenant: TenantId, kind: AlertKind, which: SQL | undefined) {
  return and(eq(alerts.id_tenant, id_tenant), eq(alerts.kind, kind), which, sql`not ${alerts.cleared}`);
}

/**
 * Raises an alert once per cause. While the cause lasts, raising it again only updates the message of an open
 * alert; a resolved one stays resolved.
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

/** Raises an alert for a recurring event, also for users who have read or resolved the previous one. */
export async function renewAlert(db: Db, id_tenant: TenantId, alert: NewAlert, now: Date): Promise<void> {
  const same = ofCause(id_tenant, alert.kind, eq(alerts.subject, alert.subject));
  await db.update(alerts).set({ cleared: true }).where(and(same, alerts.resolved));
  await raiseAlert(db, id_tenant, alert, now);
  const [reopened] = await db.update(alerts).set({ date: now.toISOString() }).where(same).returning({ id: alerts.id });
  if (!reopened) return;
  await db
    .delete(alertReadings)
    .where(and(eq(alertReadings.id_tenant, id_tenant), eq(alertReadings.id_alert, reopened.id)));
}

/** Resolves the open alerts of causes that have ended. */
export async function clearAlerts(
  db: Db,
  id_tenant: TenantId,
  kind: AlertKind,
  subjects: string[],
  now: Date,
): Promise<void> {
  if (subjects.length > 0) await clear(db, ofCause(id_tenant, kind, inArray(alerts.subject, subjects)), kind, now);
}

/** Synchronizes the alerts of one kind on one client with its current cause, if any. */
export async function syncClientAlert(
  db: Db,
  id_tenant: TenantId,
  { kind, id_client, current }: { kind: AlertKind; id_client: string; current: NewAlert | undefined },
  now: Date,
): Promise<void> {
  const others = current ? ne(alerts.subject, current.subject) : undefined;
  const gone = and(eq(alerts.id_client, id_client), others);
  await clear(db, ofCause(id_tenant, kind, gone), kind, now);
  if (current) await raiseAlert(db, id_tenant, current, now);
}

/** Synchronizes the alerts of one kind on one product with its current causes. */
export async function syncProductAlerts(
  db: Db,
  id_tenant: TenantId,
  { kind, id_product, current }: { kind: AlertKind; id_product: string; current: NewAlert[] },
  now: Date,
): Promise<void> {
  const gone = and(eq(alerts.id_product, id_product), isNoneOf(current));
  await clear(db, ofCause(id_tenant, kind, gone), kind, now);
  await raiseAlerts(db, id_tenant, current, now);
}

/** Lists the products that have an alert of a kind whose cause lasts. */
export async function listProductsWithAlert(db: Db, id_tenant: TenantId, kind: AlertKind): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id_product: alerts.id_product })
    .from(alerts)
    .where(ofCause(id_tenant, kind, isNotNull(alerts.id_product)));
  return rows.flatMap(({ id_product }) => id_product ?? []);
}

/** Synchronizes all alerts of one kind with the current causes. */
export async function syncAlerts(
  db: Db,
  id_tenant: TenantId,
  kind: AlertKind,
  current: NewAlert[],
  now: Date,
): Promise<void> {
  await clear(db, ofCause(id_tenant, kind, isNoneOf(current)), kind, now);
  await raiseAlerts(db, id_tenant, current, now);
}

function isNoneOf(current: readonly NewAlert[]): SQL {
  const subjects = JSON.stringify(current.map(({ subject }) => subject));
  return sql`${alerts.subject} not in (select json_array_elements_text(${subjects}::json))`;
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
