import type { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const limitationProbes: Probes<typeof limitationApi> = {
  calendar: {},
  payments: {},
};
