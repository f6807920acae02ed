import type { searchApi } from '@restitui/domain/insights/search/search.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const searchProbes: Probes<typeof searchApi> = { find: { request: () => ({ query: { q: 'comercio' } }) } };
