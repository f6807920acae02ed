import type { leadsApi } from '@restitui/domain/crm/leads/leads.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const leadsProbes: Probes<typeof leadsApi> = {
  list: {},
  listAssignees: {},
  read: { request: ({ id_lead }) => ({ params: { id: id_lead } }) },
  update: { request: ({ id_lead }) => ({ params: { id: id_lead }, body: {} }) },
};
