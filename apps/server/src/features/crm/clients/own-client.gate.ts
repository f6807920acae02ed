import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { type ClientActor, isUserContext, type UserActor } from '../../../kernel/actor.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOpenableClient } from './client.gate.ts';
import { findClient } from './clients.repository.ts';

type Owner = Pick<Context<ClientActor>, 'db' | 'tenant' | 'actor'>;
type Reader = Owner | Pick<Context<UserActor>, 'db' | 'tenant' | 'actor'>;

/** Returns the client if it belongs to the signed-in owner. */
export async function requireOwnClient({ db, tenant, actor }: Owner, cnpjcpf: string): Promise<Client> {
  const found = required(await findClient(db, tenant, cnpjcpf), clientErrors.client_not_found);
  requireAccess(found.id_owner === actor.id_owner, clientErrors.client_denied);
  return found;
}

/** Returns the client if the reader may open it, by the rules of staff or as its owner. */
export function requireOwnOrOpenableClient(reader: Reader, cnpjcpf: string): Promise<Client> {
  return isUserContext(reader) ? requireOpenableClient(reader, cnpjcpf) : requireOwnClient(reader, cnpjcpf);
}
