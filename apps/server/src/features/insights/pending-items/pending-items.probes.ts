import type { pendingItemsApi } from '@restitui/domain/insights/pending-items/pending-items.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const pendingItemsProbes: Probes<typeof pendingItemsApi> = { list: {} };
