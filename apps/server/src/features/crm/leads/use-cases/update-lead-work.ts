import { canAssignLeads, leadCargos } from '@restitui/domain/crm/leads/leads.access.ts';
import type { leadsApi } from '@restitui/domain/crm/leads/leads.api.ts';
import { leadErrors } from '@restitui/domain/crm/leads/leads.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listActiveUsersByCargo } from '../../../accounts/users/users-by-cargo.repository.ts';
import { clearAlerts } from '../../../insights/alerts/alerts.repository.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireWorkableLead } from '../lead.gate.ts';
import { findLead, updateLead } from '../leads.repository.ts';

/** A user who gives a lead away still gets the response with it. */
export async function updateLeadWork(context: Context, { params: { id }, body }: Input<typeof leadsApi.update>) {
  const { db, tenant, actor, platform } = context;
  const lead = await requireWorkableLead(context, id);
  const { status, id_responsavel, nota } = body;
  if (id_responsavel !== undefined && id_responsavel !== lead.id_responsavel) {
    requireAccess(canAssignLeads(actor), leadErrors.lead_assign_denied);
    const people = id_responsavel === null ? [] : await listActiveUsersByCargo(db, tenant, leadCargos);
    const isKnown = id_responsavel === null || people.some((person) => person.id === id_responsavel);
    if (!isKnown) throw new AppError(leadErrors.lead_assignee_invalid);
  }
  if (status && lead.status === 'CONVERTIDO') throw new AppError(leadErrors.lead_converted);

  const changed = {
    ...(status && { status }),
    ...(id_responsavel !== undefined && { id_responsavel }),
    ...(nota !== undefined && { nota }),
  };
  if (Object.keys(changed).length > 0) await updateLead(db, tenant, id, changed);
  if (status && status !== 'NOVO') await clearAlerts(db, tenant, 'NOVO_LEAD', [id], platform.clock.now());
  const after = required(await findLead(db, tenant, id), leadErrors.lead_not_found);
  const { nome_responsavel } = after;
  await recordChanges(context, { entity: 'LEAD', id }, lead, {
    status: after.status,
    nome_responsavel,
    nota: after.nota,
  });
  return { data: after };
}
