import { canListLeads, visibleLeads } from '@restitui/domain/crm/leads/leads.access.ts';
import type { leadsApi } from '@restitui/domain/crm/leads/leads.api.ts';
import { leadErrors } from '@restitui/domain/crm/leads/leads.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listLeads } from '../leads.repository.ts';

export async function listVisibleLeads({ db, tenant, actor }: Context, { query }: Input<typeof leadsApi.list>) {
  requireAccess(canListLeads(actor), leadErrors.leads_denied);
  return listLeads(db, tenant, visibleLeads(actor), query);
}
