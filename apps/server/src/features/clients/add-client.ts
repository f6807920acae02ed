import { foldText } from '@restitui/brazil/fold-text.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { NewClientOfOwner } from '@restitui/domain/clients/new-client.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { StaffSession } from '../../kernel/context.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import { findUser } from '../users/users.repository.ts';
import { findClient, insertClient } from './clients.repository.ts';

type Registering = Pick<StaffSession, 'actor' | 'tenant' | 'platform'>;
type Given = Omit<
  NewClientOfOwner,
  'contatoProprietario' | 'emailProprietario' | 'cpfProprietario' | 'comissao_escrita'
>;

/** Who registers at home is responsible for the client and sees it; the provider's staff is responsible for none. */
export async function peopleOf(db: Db, { actor, tenant }: Pick<Registering, 'actor' | 'tenant'>) {
  if (actor.typeUser === 'ADMIN') return { id_responsavel: null, id_gerente: null };
  const manager = actor.typeCargo === 'GERENTE' ? actor.id : (await findUser(db, tenant, actor.id))?.id_gerente;
  return { id_responsavel: actor.id, id_gerente: manager ?? null };
}

/** A new client is PENDENTE, whatever was sent (I-226). */
export async function addClient(db: Db, registering: Registering, id_owner: string, given: Given): Promise<Client> {
  const { tenant, platform } = registering;
  const isNew = await insertClient(db, {
    ...given,
    ...(await peopleOf(db, registering)),
    id_tenant: tenant,
    id_owner,
    status: 'PENDENTE',
    createdDate: platform.clock.now().toISOString(),
    razao_social_busca: foldText(given.razao_social),
  });
  const client = isNew && (await findClient(db, tenant, given.cnpjcpf));
  if (!client) throw new AppError(clientErrors.client_exists);
  const record = { entity: 'CLIENTE', id: client.cnpjcpf, id_client: client.cnpjcpf } as const;
  const { razao_social, status, comissaoTenant } = client;
  await recordChanges({ ...registering, db }, record, {}, { razao_social, status, comissaoTenant });
  return client;
}
