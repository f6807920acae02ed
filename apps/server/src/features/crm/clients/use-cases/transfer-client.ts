import type { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { canTransferClient } from '@restitui/domain/crm/clients/clients.access.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireOpenableClient } from '../client.gate.ts';
import { lockClient } from '../client-changes.repository.ts';
import { requireCandidate, storeResponsible } from '../transfer-client.service.ts';

export async function transferClient(
  context: Context,
  { params: { id_client }, body: { id_responsavel, seen } }: Input<typeof clientChangesApi.transfer>,
) {
  const { db, actor, tenant } = context;
  await lockClient(db, tenant, id_client);
  const client = await requireOpenableClient(context, id_client);
  requireAccess(canTransferClient(actor, client), clientErrors.client_transfer_denied);
  if (client.id_responsavel === id_responsavel) return { data: { affected: 0 } };
  if (seen && seen.id_responsavel !== client.id_responsavel) throw new AppError(clientErrors.responsible_changed);
  const candidate = await requireCandidate(context, id_responsavel);

  await storeResponsible(context, client, candidate);
  return { data: { affected: 1 } };
}
