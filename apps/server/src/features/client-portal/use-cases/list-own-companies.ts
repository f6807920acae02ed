import { sessionErrors } from '@restitui/domain/session/session.errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { ClientContext } from '../../../kernel/context.ts';
import { findOwner, listClientsOfOwner } from '../../clients/owners.repository.ts';

export async function listOwnCompanies({ db, tenant, client }: ClientContext) {
  const owner = required(await findOwner(db, tenant, client.id_owner), sessionErrors.client_without_company);
  const companies = await listClientsOfOwner(db, tenant, owner);
  return {
    data: companies.map(({ id_client, razao_social, nome_fantasia }) => ({ id_client, razao_social, nome_fantasia })),
  };
}
