import type { ActRole } from '@restitui/domain/agreement-acts/act-role.ts';
import { type ActingPerson, isIdentified } from '@restitui/domain/agreement-acts/agreement-acts.access.ts';
import type { SigningObstacle } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { AnySession } from '../../kernel/context.ts';
import { findLatestSignature, type SignatureRow } from '../signatures/signatures.repository.ts';
import { type Signer, signerOf } from '../signatures/signer.ts';

/** The session's own person as who would act. */
export interface ActingSigner extends Signer {
  person: ActingPerson;
  isProvisional: boolean;
}

export async function actingSignerOf(session: AnySession): Promise<ActingSigner> {
  const signer = await signerOf(session);
  const { cpf } = signer;
  if (session.who === 'client') {
    const { id_owner, mustChangePassword } = session.client;
    return { ...signer, person: { kind: 'owner', id: id_owner, cpf }, isProvisional: mustChangePassword };
  }
  return { ...signer, person: { ...session.actor, kind: 'user', cpf }, isProvisional: false };
}

/** The identity as it is now; that of an ADMIN in another tenant as it was found at home, where verified is final. */
export async function identityOf(db: Db, tenant: TenantId, signer: ActingSigner): Promise<SignatureRow | undefined> {
  const latest = signer.id_tenant === tenant ? await findLatestSignature(db, tenant, signer.key) : signer.latest;
  return latest?.assinatura ? latest : undefined;
}

/** What keeps who has this role from acting now. */
export function obstacleOf(
  { isProvisional }: ActingSigner,
  role: ActRole,
  identity: SignatureRow | undefined,
): SigningObstacle | null {
  if (isProvisional) return 'senha_provisoria';
  if (isIdentified(role, identity?.decision)) return null;
  return identity?.decision === 'none' ? 'conferencia' : 'identidade';
}
