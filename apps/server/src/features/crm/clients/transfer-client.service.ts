import type { Client, ResponsibleCandidate } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { responsibleCargos } from '@restitui/domain/crm/clients/responsible.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findUser } from '../../accounts/users/users.repository.ts';
import { listUsersByCargo } from '../../accounts/users/users-by-cargo.repository.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { refuseSampleClient } from './client.gate.ts';
import { updateClientRow } from './client-changes.repository.ts';

const notACandidate = {
  path: 'id_responsavel',
  message: 'Escolha um parceiro, uma contabilidade, um gerente ou um CEO da empresa.',
};

/** Returns the user of the tenant who is to become responsible; refuses one whose cargo does not allow it. */
export async function requireCandidate({ db, tenant }: Context, id: string): Promise<ResponsibleCandidate> {
  required(await findUser(db, tenant, id), clientErrors.responsible_not_found);
  const candidate = (await listUsersByCargo(db, tenant, responsibleCargos)).find((each) => each.id === id);
  if (!candidate) throw new AppError(wireErrors.invalid_input, { issues: [notACandidate] });
  return candidate;
}

/** Stores the responsible of a client, with history. */
export async function storeResponsible(
  context: Context,
  { cnpjcpf, nome_responsavel }: Client,
  { id, name }: ResponsibleCandidate,
): Promise<void> {
  refuseSampleClient(cnpjcpf);
  await updateClientRow(context.db, context.tenant, cnpjcpf, { id_responsavel: id });
  const record = { entity: 'CLIENTE', id: cnpjcpf, id_client: cnpjcpf } as const;
  await recordChanges(context, record, { nome_responsavel }, { nome_responsavel: name });
}
