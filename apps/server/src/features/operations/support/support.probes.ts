import type { supportApi } from '@restitui/domain/operations/support/support.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const supportProbes: Probes<typeof supportApi> = {
  listReports: {},
};
