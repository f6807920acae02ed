import { canTransferClientsOf } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { responsibleCargos } from '@restitui/domain/crm/clients/responsible.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireUserFor } from '../user.gate.ts';
import { handOverClients } from '../user-duties.repository.ts';
import { lockUser } from '../users.repository.ts';
import { listActiveUsersByCargo } from '../users-by-cargo.repository.ts';

/** Hands over every client that the user leads or manages, in one transaction with history on each client. */
export async function transferClients(
  context: Context,
  { params: { id }, body: { para } }: Input<typeof usersApi.transferClients>,
) {
  const { db, tenant } = context;
  await lockUser(db, tenant, para);
  const user = await requireUserFor(context, id, canTransferClientsOf, userErrors.clients_transfer_denied);
  const receiver = (await listActiveUsersByCargo(db, tenant, responsibleCargos, id)).find(
    (candidate) => candidate.id === para,
  );
  if (!receiver) {
    const { message } = userErrors.transfer_target_invalid;
    throw new AppError(userErrors.transfer_target_invalid, { issues: [{ path: 'para', message }] });
  }

  const moved = await handOverClients(db, tenant, { from: id, to: para });
  for (const { cnpjcpf, field } of moved) {
    const record = { entity: 'CLIENTE', id: cnpjcpf, id_client: cnpjcpf } as const;
    await recordChanges(context, record, { [field]: user.name }, { [field]: receiver.name });
  }
  return { data: { clients: new Set(moved.map(({ cnpjcpf }) => cnpjcpf)).size } };
}
