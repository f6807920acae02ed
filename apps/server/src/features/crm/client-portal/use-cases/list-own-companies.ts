import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { ClientActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findOwner, listClientsOfOwner } from '../../clients/owners.repository.ts';

export async function listOwnCompanies({ db, tenant, actor: client }: Context<ClientActor>) {
  const owner = required(await findOwner(db, tenant, client.id_owner), sessionErrors.client_without_company);
  const companies = await listClientsOfOwner(db, tenant, owner);
  return {
    data: companies.map(({ id_client, razao_social, nome_fantasia }) => ({ id_client, razao_social, nome_fantasia })),
  };
}
