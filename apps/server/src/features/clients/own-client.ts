import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import { requireAccess, required } from '../../kernel/app-error.ts';
import type { AnyContext, ClientContext } from '../../kernel/context.ts';
import { findClient } from './clients.repository.ts';
import { requireOpenableClient } from './openable-client.ts';

type Owner = Pick<ClientContext, 'db' | 'tenant' | 'client'>;
type Reader =
  | ({ who: 'client' } & Owner)
  | Pick<Extract<AnyContext, { who: 'staff' }>, 'who' | 'db' | 'actor' | 'tenant'>;

/** A company of the signed-in owner. */
export async function requireOwnClient({ db, tenant, client }: Owner, cnpjcpf: string): Promise<Client> {
  const found = required(await findClient(db, tenant, cnpjcpf), clientErrors.client_not_found);
  requireAccess(found.id_owner === client.id_owner, clientErrors.client_denied);
  return found;
}

/** The client: for staff by the rule of its page, for an owner the own companies. */
export function requireOwnOrOpenableClient(reader: Reader, cnpjcpf: string): Promise<Client> {
  return reader.who === 'staff' ? requireOpenableClient(reader, cnpjcpf) : requireOwnClient(reader, cnpjcpf);
}
