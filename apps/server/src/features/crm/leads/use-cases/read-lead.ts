import type { leadsApi } from '@restitui/domain/crm/leads/leads.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireWorkableLead } from '../lead.gate.ts';

export async function readLead(context: Context, { params: { id } }: Input<typeof leadsApi.read>) {
  return { data: await requireWorkableLead(context, id) };
}
