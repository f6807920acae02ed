import { leadErrors } from '@restitui/domain/leads/leads.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { clearAlerts } from '../alerts/alerts.repository.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import { updateLead } from './leads.repository.ts';
import { requireWorkableLead } from './workable-lead.ts';

type Converting = Pick<Context, 'db' | 'tenant' | 'actor' | 'platform'>;

/** The lead became a client: its alert is gone, and it leads to the client from now on. */
export async function convertLead(converting: Converting, id: string, id_client: string): Promise<void> {
  const { db, tenant, platform } = converting;
  const lead = await requireWorkableLead(converting, id);
  if (lead.id_client) throw new AppError(leadErrors.lead_converted);
  const converted = { status: 'CONVERTIDO', id_client } as const;
  await updateLead(db, tenant, id, converted);
  await recordChanges(converting, { entity: 'LEAD', id, id_client }, lead, { status: converted.status });
  await clearAlerts(db, tenant, 'NOVO_LEAD', [id], platform.clock.now());
}
