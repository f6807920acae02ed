import { canSign, maySign, namesSelf } from '@restitui/domain/signatures/signatures.access.ts';
import { signatureErrors as errors } from '@restitui/domain/signatures/signatures.errors.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { required } from '../../kernel/app-error.ts';
import type { AnySession, ClientSession, StaffSession } from '../../kernel/context.ts';
import type { LinkClaims } from '../../platform/signed-links.ts';
import { findOwner, listClientsOfOwner } from '../clients/owners.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { findLatestSignature, type PersonKey, type SignatureRow } from './signatures.repository.ts';

/** The session's own person, at home, and nobody else (decision D-40). */
export interface Signer {
  id_tenant: TenantId;
  key: PersonKey;
  viewer: LinkClaims['viewer'];
  nome: string;
  cpf: string;
  /** Why the person may not sign now, if so. */
  refusal: ErrorDefinition | undefined;
  /** The last attempt, be it a capture in progress. */
  latest: SignatureRow | undefined;
  isNamedBy: (text: string) => boolean;
}

export function signerOf(session: AnySession): Promise<Signer> {
  return session.who === 'staff' ? userWhoSigns(session) : ownerWhoSigns(session);
}

function userWhoSigns({ actor: { id, id_tenant }, inTenant }: StaffSession): Promise<Signer> {
  return inTenant(id_tenant, async (db) => {
    const { name, cpf } = required(await findUser(db, id_tenant, id), userErrors.user_not_found);
    const latest = await findLatestSignature(db, id_tenant, { id_user: id });
    return {
      id_tenant,
      key: { id_user: id },
      viewer: { who: 'staff', id },
      nome: name,
      cpf,
      refusal: maySign(latest) ? undefined : errors.already_signed,
      latest,
      isNamedBy: (text) => namesSelf({ id, cpf }, text),
    };
  });
}

function ownerWhoSigns({ client, tenant, inTenant }: ClientSession): Promise<Signer> {
  const { id_owner, cpf, name } = client;
  return inTenant(tenant, async (db) => {
    const owner = required(await findOwner(db, tenant, id_owner), errors.signer_mismatch);
    const companies = (await listClientsOfOwner(db, tenant, owner)).map(({ cnpjcpf }) => cnpjcpf);
    const latest = await findLatestSignature(db, tenant, { id_owner });
    const unsigned = maySign(latest) ? undefined : errors.already_signed;
    return {
      id_tenant: tenant,
      key: { id_owner },
      viewer: { who: 'client', id: id_owner },
      nome: name,
      cpf,
      refusal: canSign({ who: 'client', ...client }) ? unsigned : errors.provisional_password,
      latest,
      isNamedBy: (text) => namesSelf({ id: id_owner, cpf, companies }, text),
    };
  });
}
