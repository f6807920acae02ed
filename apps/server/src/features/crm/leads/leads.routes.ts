import { leadsApi } from '@restitui/domain/crm/leads/leads.api.ts';
import { mount } from '../../../http/mount.ts';
import { listLeadAssignees } from './use-cases/list-lead-assignees.ts';
import { listVisibleLeads } from './use-cases/list-visible-leads.ts';
import { readLead } from './use-cases/read-lead.ts';
import { receiveLead } from './use-cases/receive-lead.ts';
import { updateLeadWork } from './use-cases/update-lead-work.ts';

export const leadsRoutes = mount(leadsApi, {
  create: receiveLead,
  list: listVisibleLeads,
  listAssignees: listLeadAssignees,
  read: readLead,
  update: updateLeadWork,
});
