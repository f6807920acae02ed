import { activityLogApi } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { mount } from '../../../http/mount.ts';
import { checkActivityLog } from './use-cases/check-activity-log.ts';
import { exportActivity } from './use-cases/export-activity.ts';
import { listActivityEntries } from './use-cases/list-activity-entries.ts';
import { reportExport } from './use-cases/report-export.ts';

export const activityLogRoutes = mount(activityLogApi, {
  list: listActivityEntries,
  listForExport: exportActivity,
  reportExport,
  check: checkActivityLog,
});
