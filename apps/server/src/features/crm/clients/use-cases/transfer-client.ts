import { canTransferClient } from '@restitui/domain/crm/clients/clients.access.ts';
import type { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findUser } from '../../../accounts/users/users.repository.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireOpenableClient } from '../client.gate.ts';
import { lockClient, updateClientRow } from '../client-changes.repository.ts';
import { listResponsibleCandidates } from '../client-relations.repository.ts';

const notACandidate = {
  path: 'id_responsavel',
  message: 'Escolha um parceiro, uma contabilidade, um gerente ou um CEO da empresa.',
};

export async function transferClient(
  context: Context,
  { params: { id_client }, body: { id_responsavel, seen } }: Input<typeof clientsApi.transfer>,
) {
  const { db, actor, tenant } = context;
  await lockClient(db, tenant, id_client);
  const client = await requireOpenableClient(context, id_client);
  required(await findUser(db, tenant, id_responsavel), clientErrors.responsible_not_found);
  requireAccess(canTransferClient(actor, client), clientErrors.client_transfer_denied);
  if (client.id_responsavel === id_responsavel) return { data: { affected: 0 } };
  if (seen && seen.id_responsavel !== client.id_responsavel) throw new AppError(clientErrors.responsible_changed);
  const candidate = (await listResponsibleCandidates(db, tenant)).find(({ id }) => id === id_responsavel);
  if (!candidate) throw new AppError(wireErrors.invalid_input, { issues: [notACandidate] });

  await updateClientRow(db, tenant, id_client, { id_responsavel });
  const record = { entity: 'CLIENTE', id: id_client, id_client } as const;
  await recordChanges(
    context,
    record,
    { nome_responsavel: client.nome_responsavel },
    { nome_responsavel: candidate.name },
  );
  return { data: { affected: 1 } };
}
