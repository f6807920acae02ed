import { workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { mount } from '../../../http/mount.ts';
import { readProductWork } from './use-cases/read-product-work.ts';
import { readWorkQueue } from './use-cases/read-work-queue.ts';
import { snoozeWork } from './use-cases/snooze-work.ts';

export const workQueueRoutes = mount(workQueueApi, {
  read: readWorkQueue,
  readAll: readProductWork,
  snooze: snoozeWork,
});
