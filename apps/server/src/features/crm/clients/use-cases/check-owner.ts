import type { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { canOpenClient, canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findClient, listAnalystsOfClient } from '../clients.repository.ts';
import { findOwnerByCpf, listClientsOfOwner } from '../owners.repository.ts';

/** Tells whether a registration would keep the name and contacts of a known owner (decisions D-12 and 061). */
export async function checkOwner(
  { db, actor, tenant }: Context,
  { body: { cpfProprietario } }: Input<typeof clientChangesApi.checkOwner>,
) {
  requireAccess(canRegisterClient(actor), clientErrors.client_create_denied);

  const owner = await findOwnerByCpf(db, tenant, cpfProprietario);
  if (!owner) return { data: { known: false, nome: null } };
  for (const { cnpjcpf } of await listClientsOfOwner(db, tenant, owner)) {
    const client = await findClient(db, tenant, cnpjcpf);
    const analysts = await listAnalystsOfClient(db, tenant, cnpjcpf);
    if (client && canOpenClient(actor, client, analysts))
      return { data: { known: true, nome: owner.nomeProprietario } };
  }
  return { data: { known: true, nome: null } };
}
