import { canOpenClient } from '@restitui/domain/crm/clients/clients.access.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findClient, listAnalystsOfClient } from './clients.repository.ts';

/** Returns the client of the acting tenant if the actor may open it; used by everything that belongs to a client. */
export async function requireOpenableClient(
  { db, actor, tenant }: Pick<Context, 'db' | 'actor' | 'tenant'>,
  cnpjcpf: string,
): Promise<Client> {
  const client = required(await findClient(db, tenant, cnpjcpf), clientErrors.client_not_found);
  const analysts = await listAnalystsOfClient(db, tenant, cnpjcpf);
  requireAccess(canOpenClient(actor, client, analysts), clientErrors.client_denied);
  return client;
}

/** Refuses what the sample company never gets: contracts, credits, charges, messages, staff. */
export function refuseSampleClient(id_client: string): void {
  requireAccess(!isSampleClient(id_client), clientErrors.client_is_sample);
}
