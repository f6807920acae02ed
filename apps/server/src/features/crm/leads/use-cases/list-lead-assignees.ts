import { canAssignLeads, leadCargos } from '@restitui/domain/crm/leads/leads.access.ts';
import { leadErrors } from '@restitui/domain/crm/leads/leads.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listActiveUsersByCargo } from '../../../accounts/users/users-by-cargo.repository.ts';

export async function listLeadAssignees({ db, tenant, actor }: Context) {
  requireAccess(canAssignLeads(actor), leadErrors.lead_assign_denied);
  return { data: await listActiveUsersByCargo(db, tenant, leadCargos) };
}
