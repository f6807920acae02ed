import { visibleAlerts } from '@restitui/domain/alerts/alerts.access.ts';
import type { Alert } from '@restitui/domain/alerts/alerts.api.ts';
import { alertErrors } from '@restitui/domain/alerts/alerts.errors.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import { AppError, requireAccess, required } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { findAlerts, type Reader } from './alert-inbox.repository.ts';

export function readerOf(actor: Actor): Reader {
  return { id: actor.id, scope: visibleAlerts(actor) };
}

/** The alerts, if all of them stand in the tenant acted in and this person has them. */
export async function requireOpenableAlerts(
  { db, actor, tenant }: Pick<Context, 'db' | 'actor' | 'tenant'>,
  ids: string[],
): Promise<Alert[]> {
  const found = await findAlerts(db, tenant, readerOf(actor), ids);
  if (found.length < new Set(ids).size) throw new AppError(alertErrors.alert_not_found);
  requireAccess(
    found.every(({ visible }) => visible),
    alertErrors.alert_denied,
  );
  return found.map(({ visible: _, ...alert }) => alert);
}

export async function requireOpenableAlert(context: Parameters<typeof requireOpenableAlerts>[0], id: string) {
  const [alert] = await requireOpenableAlerts(context, [id]);
  return required(alert, alertErrors.alert_not_found);
}
