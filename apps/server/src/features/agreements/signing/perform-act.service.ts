import { dayInBrazil } from '@restitui/brazil/day.ts';
import { incompleteMessage, obstacleErrors } from '@restitui/domain/agreements/lifecycle/lifecycle.errors.ts';
import { type ActRole, actRole } from '@restitui/domain/agreements/signing/act-role.ts';
import {
  hasSigned,
  isIdentitySufficient,
  isPossibleSigner,
  signingRoleOf,
  versionObstacleOf,
} from '@restitui/domain/agreements/signing/signing.access.ts';
import { signingErrors as errors } from '@restitui/domain/agreements/signing/signing.errors.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { lockParty, updateAgreement } from '../documents/agreements.repository.ts';
import { recordRows } from '../evidence/record-event.service.ts';
import { changedRow, wholeRow } from '../evidence/row-facts.rules.ts';
import { type ActingSigner, findSignerIdentity } from './acting-signer.service.ts';
import { completeSigning } from './complete-signing.service.ts';
import { type Consent, recordAct } from './record-act.service.ts';
import { insertAct, lockPerson } from './signing.repository.ts';
import {
  type AgreementToSign,
  requireAgreementToSign,
  toSignableAgreement,
  toSignableVersion,
} from './signing-state.service.ts';

export interface ActInput {
  id: string;
  /** The version that was shown; defaults to the current one. */
  shown: { id_version?: string; sha256?: string };
  /** The roles in which the call allows the person to sign. */
  roles: readonly ActRole[];
  consent: Consent;
}

/** Returns the role in which the person signs, or refuses. */
export function requireSigningRole(signer: ActingSigner, state: AgreementToSign, roles: readonly ActRole[]): ActRole {
  const signable = toSignableAgreement(state);
  const { person } = signer;
  requireAccess(!hasSigned(person, signable), errors.act_done);
  requireAccess(isPossibleSigner(person, signable), errors.act_denied);
  requireAccess(!signable.isAssinado, errors.agreement_fully_signed);
  const role = required(signingRoleOf(person, signable), errors.act_role_taken);
  requireAccess(roles.includes(role), errors.act_denied);
  return role;
}

/** Refuses a version that cannot be signed now: ended, expired or incomplete, or to be signed by the party first (D-47). */
export function requireOpenVersion(
  { platform }: Pick<Context, 'platform'>,
  state: AgreementToSign,
  role: ActRole,
): void {
  const obstacle = versionObstacleOf(role, toSignableVersion(state), dayInBrazil(platform.clock.now()));
  if (obstacle === null) return;
  const message = obstacle === 'faltam_dados' ? incompleteMessage(state.version.missing) : undefined;
  throw new AppError(obstacleErrors[obstacle], message === undefined ? {} : { message });
}

export function requireShownVersion({ version }: AgreementToSign, { id_version, sha256 }: ActInput['shown']): void {
  const isCurrent = (id_version ?? version.id) === version.id && (sha256 ?? version.sha256) === version.sha256;
  if (!isCurrent) throw new AppError(errors.version_outdated);
}

/** Signs one version as the session's person. Locks person and party, so that concurrent acts wait. Returns the signed version's id. */
export async function performAct(
  context: Context<SessionActor, OwnTransactions>,
  db: Db,
  signer: ActingSigner,
  input: ActInput,
): Promise<string> {
  const { tenant } = context;
  const transaction = { ...context, db };
  await lockPerson(db, tenant, signer.key);
  const { reading: found } = await requireAgreementToSign(context, db, input.id);
  await lockParty(db, tenant, found.key);
  const state = await requireAgreementToSign(context, db, input.id);
  const role = requireSigningRole(signer, state, input.roles);
  const identity = await findSignerIdentity(db, tenant, signer);
  if (!identity || !isIdentitySufficient(role, identity.decision)) {
    throw new AppError(role === 'cliente' ? errors.identity_missing : errors.identity_unverified);
  }
  requireShownVersion(state, input.shown);
  requireOpenVersion(transaction, state, role);

  const { agreement } = state.reading;
  const { id: id_event, at: date } = await recordAct(transaction, signer, {
    role,
    identity,
    state,
    consent: input.consent,
  });
  const act = await insertAct(db, {
    ...{ id: newId(), id_tenant: tenant, id_agreement: agreement.id, id_version: state.version.id, ...signer.key },
    ...{ role, nome: signer.nome, cpf: signer.cpf, date },
    ...{ id_signature: identity.id, isVerifed: identity.decision === 'verified', id_event },
  });
  const acts = actRole.options.filter((each) => each === role || agreement.acts.includes(each));
  await updateAgreement(db, tenant, agreement.id, { acts });
  const rows = [wholeRow('ato', act), changedRow('contrato', agreement.id, { acts })];
  await recordRows(transaction, rows, { id_agreement: agreement.id, id_version: act.id_version, person: signer.key });
  const record = { entity: 'CONTRATO', id: agreement.id, id_client: agreement.id_client } as const;
  await recordChanges(transaction, record, {}, { [`assinatura ${role}`]: signer.nome });
  await completeSigning(transaction, { ...agreement, acts });
  return act.id_version;
}
