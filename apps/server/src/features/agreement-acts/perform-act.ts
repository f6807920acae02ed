import { type ActRole, actRole } from '@restitui/domain/agreement-acts/act-role.ts';
import { hasActed, isIdentified, isSigner, openRoleOf } from '@restitui/domain/agreement-acts/agreement-acts.access.ts';
import { agreementActErrors as errors } from '@restitui/domain/agreement-acts/agreement-acts.errors.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { AppError, requireAccess, required } from '../../kernel/app-error.ts';
import type { AnySession } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { lockParty, updateAgreement } from '../agreements/agreements.repository.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import { type ActingSigner, identityOf } from './acting-signer.ts';
import { insertAct, lockPerson } from './agreement-acts.repository.ts';
import { completeSigning } from './complete-signing.ts';
import { type ActState, requireActState, signableOf } from './read-state.ts';
import { recordAct, type Will } from './record-act.ts';

export interface Wanted {
  id: string;
  /** The version that was shown; without one, that of now. */
  shown: { id_version?: string; sha256?: string };
  /** In what the person may act here. */
  roles: readonly ActRole[];
  will: Will;
}

/** The role in which the person acts, or the refusal. */
export function requireRole(signer: ActingSigner, state: ActState, roles: readonly ActRole[]): ActRole {
  const signable = signableOf(state);
  const { person } = signer;
  requireAccess(!hasActed(person, signable), errors.act_done);
  requireAccess(isSigner(person, signable), errors.act_denied);
  requireAccess(!signable.isAssinado, errors.agreement_fully_signed);
  const role = required(openRoleOf(person, signable), errors.act_role_taken);
  requireAccess(roles.includes(role), errors.act_denied);
  return role;
}

export function requireShown({ version }: ActState, { id_version, sha256 }: Wanted['shown']): void {
  const isCurrent = (id_version ?? version.id) === version.id && (sha256 ?? version.sha256) === version.sha256;
  if (!isCurrent) throw new AppError(errors.version_outdated);
}

/** One act of the session's own person on exactly one version. Whoever else is about to act waits. */
export async function performAct(session: AnySession, db: Db, signer: ActingSigner, wanted: Wanted): Promise<void> {
  const { tenant, platform } = session;
  const context = { ...session, db };
  await lockPerson(db, tenant, signer.key);
  const { reading: found } = await requireActState(session, db, wanted.id);
  await lockParty(db, tenant, found.key);
  const state = await requireActState(session, db, wanted.id);
  const role = requireRole(signer, state, wanted.roles);
  const identity = await identityOf(db, tenant, signer);
  if (!identity || !isIdentified(role, identity.decision)) {
    throw new AppError(role === 'cliente' ? errors.identity_missing : errors.identity_unverified);
  }
  requireShown(state, wanted.shown);

  const { agreement } = state.reading;
  const { id: id_event } = await recordAct(context, signer, { role, identity, state, will: wanted.will });
  await insertAct(db, {
    ...{ id: newId(), id_tenant: tenant, id_agreement: agreement.id, id_version: state.version.id, ...signer.key },
    ...{ role, nome: signer.nome, cpf: signer.cpf, date: platform.clock.now().toISOString() },
    ...{ id_signature: identity.id, isVerifed: identity.decision === 'verified', id_event },
  });
  const acts = actRole.options.filter((each) => each === role || agreement.acts.includes(each));
  await updateAgreement(db, tenant, agreement.id, { acts });
  const record = { entity: 'CONTRATO', id: agreement.id, id_client: agreement.id_client } as const;
  await recordChanges(context, record, {}, { [`assinatura ${role}`]: signer.nome });
  await completeSigning(context, { ...agreement, acts });
}
