import { leadErrors } from '@restitui/domain/crm/leads/leads.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { clearAlerts } from '../../insights/alerts/alerts.repository.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { requireWorkableLead } from './lead.gate.ts';
import { updateLead } from './leads.repository.ts';

type ConversionContext = Pick<Context, 'db' | 'tenant' | 'actor' | 'platform'>;

/** Links the lead to its new client and clears the lead's alert. */
export async function convertLead(context: ConversionContext, id: string, id_client: string): Promise<void> {
  const { db, tenant, platform } = context;
  const lead = await requireWorkableLead(context, id);
  if (lead.id_client) throw new AppError(leadErrors.lead_converted);
  const converted = { status: 'CONVERTIDO', id_client } as const;
  await updateLead(db, tenant, id, converted);
  await recordChanges(context, { entity: 'LEAD', id, id_client }, lead, { status: converted.status });
  await clearAlerts(db, tenant, 'NOVO_LEAD', [id], platform.clock.now());
}
