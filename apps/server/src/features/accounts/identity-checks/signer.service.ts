import {
  canSign,
  identifiesPerson,
  isCaptureOpen,
} from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import { identityCheckErrors as errors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { type ClientActor, isUserContext, type SessionActor, type UserActor } from '../../../kernel/actor.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import type { LinkClaims } from '../../../platform/signed-links.ts';
import { findOwner, listClientsOfOwner } from '../../crm/clients/owners.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { findLatestIdentityCheck, type IdentityCheckRow, type PersonKey } from './identity-checks.repository.ts';

/** The person of the session, in the tenant of the account (decision D-40). */
export interface Signer {
  id_tenant: TenantId;
  key: PersonKey;
  viewer: LinkClaims['viewer'];
  nome: string;
  cpf: string;
  /** Why the person may not sign now, if so. */
  refusal: ErrorDefinition | undefined;
  /** The last attempt, including a capture in progress. */
  latest: IdentityCheckRow | undefined;
  isNamedBy: (text: string) => boolean;
}

export function signerOf(context: Context<SessionActor, OwnTransactions>): Promise<Signer> {
  return isUserContext(context) ? userAsSigner(context) : ownerAsSigner(context);
}

function userAsSigner({ actor: { id, id_tenant }, inTenant }: Context<UserActor, OwnTransactions>): Promise<Signer> {
  return inTenant(id_tenant, async (db) => {
    const { name, cpf } = required(await findUser(db, id_tenant, id), userErrors.user_not_found);
    const latest = await findLatestIdentityCheck(db, id_tenant, { id_user: id });
    return {
      id_tenant,
      key: { id_user: id },
      viewer: { who: 'staff', id },
      nome: name,
      cpf,
      refusal: isCaptureOpen(latest) ? undefined : errors.already_signed,
      latest,
      isNamedBy: (text) => identifiesPerson({ id, cpf }, text),
    };
  });
}

function ownerAsSigner({ actor: client, tenant, inTenant }: Context<ClientActor, OwnTransactions>): Promise<Signer> {
  const { id_owner, cpf, name } = client;
  return inTenant(tenant, async (db) => {
    const owner = required(await findOwner(db, tenant, id_owner), errors.signer_mismatch);
    const companies = (await listClientsOfOwner(db, tenant, owner)).map(({ cnpjcpf }) => cnpjcpf);
    const latest = await findLatestIdentityCheck(db, tenant, { id_owner });
    const unsigned = isCaptureOpen(latest) ? undefined : errors.already_signed;
    return {
      id_tenant: tenant,
      key: { id_owner },
      viewer: { who: 'client', id: id_owner },
      nome: name,
      cpf,
      refusal: canSign({ who: 'client', ...client }) ? unsigned : errors.provisional_password,
      latest,
      isNamedBy: (text) => identifiesPerson({ id: id_owner, cpf, companies }, text),
    };
  });
}
