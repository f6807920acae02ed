import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { canReadChangeHistory } from '@restitui/domain/insights/change-history/change-history.access.ts';
import type { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { changeHistoryErrors } from '@restitui/domain/insights/change-history/change-history.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findClient } from '../../../crm/clients/clients.repository.ts';
import { listChanges } from '../change-history.repository.ts';

export async function readClientChanges(
  { db, actor, tenant }: Context,
  { params: { cnpjcpf }, query }: Input<typeof changeHistoryApi.ofClient>,
) {
  required(await findClient(db, tenant, cnpjcpf), clientErrors.client_not_found);
  requireAccess(canReadChangeHistory(actor), changeHistoryErrors.change_history_denied);

  return listChanges(db, tenant, { id_client: cnpjcpf }, query);
}
