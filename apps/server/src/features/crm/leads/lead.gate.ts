import { canWorkOnLead } from '@restitui/domain/crm/leads/leads.access.ts';
import type { Lead } from '@restitui/domain/crm/leads/leads.api.ts';
import { leadErrors } from '@restitui/domain/crm/leads/leads.errors.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findLead } from './leads.repository.ts';

/** Returns the lead of the acting tenant if the actor may see and change it. */
export async function requireWorkableLead(
  { db, tenant, actor }: Pick<Context, 'db' | 'tenant' | 'actor'>,
  id: string,
): Promise<Lead> {
  const lead = required(await findLead(db, tenant, id), leadErrors.lead_not_found);
  requireAccess(canWorkOnLead(actor, lead), leadErrors.lead_denied);
  return lead;
}
