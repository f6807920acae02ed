import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { mount } from '../../../http/mount.ts';
import { countOwnAlerts } from './use-cases/count-own-alerts.ts';
import { listOwnAlerts } from './use-cases/list-own-alerts.ts';
import { markAlertRead } from './use-cases/mark-alert-read.ts';
import { markManyAlertsRead } from './use-cases/mark-many-alerts-read.ts';
import { resolveOwnAlert } from './use-cases/resolve-own-alert.ts';

export const alertsRoutes = mount(alertsApi, {
  list: listOwnAlerts,
  count: countOwnAlerts,
  markRead: markManyAlertsRead,
  markOneRead: markAlertRead,
  resolve: resolveOwnAlert,
});
