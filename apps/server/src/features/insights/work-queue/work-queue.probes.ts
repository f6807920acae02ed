import type { workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const workQueueProbes: Probes<typeof workQueueApi> = {
  read: {},
  readAll: {},
  snooze: { testedElsewhere: 'needs work in the queue: an earlier probe resolves the alert of the fixture' },
};
