import { foldText } from '@restitui/brazil/fold-text.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { NewClientOfOwner } from '@restitui/domain/crm/clients/new-client.ts';
import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { findUser } from '../../accounts/users/users.repository.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { findClient, insertClient } from './clients.repository.ts';

type RegistrationContext = Pick<Context<UserActor, OwnTransactions>, 'actor' | 'tenant' | 'platform'>;
type ClientData = Omit<
  NewClientOfOwner,
  'contatoProprietario' | 'emailProprietario' | 'cpfProprietario' | 'comissao_escrita'
>;

/** Users of the consultancy become responsible for the clients they register; staff of the provider does not. */
export async function responsiblesOfNewClient(
  db: Db,
  { actor, tenant }: Pick<RegistrationContext, 'actor' | 'tenant'>,
) {
  if (actor.typeUser === 'ADMIN') return { id_responsavel: null, id_gerente: null };
  const manager = actor.typeCargo === 'GERENTE' ? actor.id : (await findUser(db, tenant, actor.id))?.id_gerente;
  return { id_responsavel: actor.id, id_gerente: manager ?? null };
}

/** A new client is always PENDENTE (I-226). */
export async function addClient(
  db: Db,
  context: RegistrationContext,
  id_owner: string,
  data: ClientData,
): Promise<Client> {
  const { tenant, platform } = context;
  if (isSampleClient(data.cnpjcpf)) throw new AppError(clientErrors.client_number_reserved);
  const isNew = await insertClient(db, {
    ...data,
    ...(await responsiblesOfNewClient(db, context)),
    id_tenant: tenant,
    id_owner,
    status: 'PENDENTE',
    createdDate: platform.clock.now().toISOString(),
    razao_social_busca: foldText(data.razao_social),
  });
  const client = isNew && (await findClient(db, tenant, data.cnpjcpf));
  if (!client) throw new AppError(clientErrors.client_exists);
  const record = { entity: 'CLIENTE', id: client.cnpjcpf, id_client: client.cnpjcpf } as const;
  const { razao_social, status, comissaoTenant } = client;
  await recordChanges({ ...context, db }, record, {}, { razao_social, status, comissaoTenant });
  return client;
}
