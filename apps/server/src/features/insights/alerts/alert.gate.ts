import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import { visibleAlerts } from '@restitui/domain/insights/alerts/alerts.access.ts';
import type { Alert } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { alertErrors } from '@restitui/domain/insights/alerts/alerts.errors.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findAlerts, type Reader } from './alert-inbox.repository.ts';

export function alertReaderOf(actor: Actor): Reader {
  return { id: actor.id, scope: visibleAlerts(actor) };
}

/** Returns the alerts if all of them exist in the current tenant and the actor may see them. */
export async function requireOpenableAlerts(
  { db, actor, tenant }: Pick<Context, 'db' | 'actor' | 'tenant'>,
  ids: string[],
): Promise<Alert[]> {
  const found = await findAlerts(db, tenant, alertReaderOf(actor), ids);
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
