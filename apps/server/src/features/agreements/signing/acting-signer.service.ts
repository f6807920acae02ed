import type { ActRole } from '@restitui/domain/agreements/signing/act-role.ts';
import { type ActingPerson, isIdentitySufficient } from '@restitui/domain/agreements/signing/signing.access.ts';
import type { SigningObstacle } from '@restitui/domain/agreements/signing/signing-obstacle.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { isClientContext, type SessionActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import {
  findLatestIdentityCheck,
  type IdentityCheckRow,
} from '../../accounts/identity-checks/identity-checks.repository.ts';
import { type Signer, signerOf } from '../../accounts/identity-checks/signer.service.ts';

/** The session's person as a signer. */
export interface ActingSigner extends Signer {
  person: ActingPerson;
  isProvisional: boolean;
}

export async function readActingSigner(context: Context<SessionActor, OwnTransactions>): Promise<ActingSigner> {
  const signer = await signerOf(context);
  const { cpf } = signer;
  if (isClientContext(context)) {
    const { id_owner, mustChangePassword } = context.actor;
    return { ...signer, person: { kind: 'owner', id: id_owner, cpf }, isProvisional: mustChangePassword };
  }
  return { ...signer, person: { ...context.actor, kind: 'user', cpf }, isProvisional: false };
}

/**
 * Returns the person's identity check. An ADMIN in another tenant uses the one of the home tenant, where verified
 * is final.
 */
export async function findSignerIdentity(
  db: Db,
  tenant: TenantId,
  signer: ActingSigner,
): Promise<IdentityCheckRow | undefined> {
  const latest = signer.id_tenant === tenant ? await findLatestIdentityCheck(db, tenant, signer.key) : signer.latest;
  return latest?.assinatura ? latest : undefined;
}

/** Returns the reason why a person with this role cannot sign now. */
export function signingObstacleOf(
  { isProvisional }: ActingSigner,
  role: ActRole,
  identity: IdentityCheckRow | undefined,
): SigningObstacle | null {
  if (isProvisional) return 'senha_provisoria';
  if (isIdentitySufficient(role, identity?.decision)) return null;
  return identity?.decision === 'none' ? 'conferencia' : 'identidade';
}
