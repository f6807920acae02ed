import { canOpenClient } from '@restitui/domain/clients/clients.access.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import { requireAccess, required } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { findClient, listAnalystsOfClient } from './clients.repository.ts';

/** The client, if it exists in the tenant and this person may open it: the gate of everything that hangs under it. */
export async function requireOpenableClient(
  { db, actor, tenant }: Pick<Context, 'db' | 'actor' | 'tenant'>,
  cnpjcpf: string,
): Promise<Client> {
  const client = required(await findClient(db, tenant, cnpjcpf), clientErrors.client_not_found);
  const analysts = await listAnalystsOfClient(db, tenant, cnpjcpf);
  requireAccess(canOpenClient(actor, client, analysts), clientErrors.client_denied);
  return client;
}
