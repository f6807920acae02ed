import { dayInBrazil } from '@restitui/brazil/day.ts';
import { maskedEmail } from '@restitui/domain/accounts/verification-codes/masked-email.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import { acceptanceText } from '@restitui/domain/agreements/signing/acceptance-text.ts';
import { missingActs } from '@restitui/domain/agreements/signing/required-acts.ts';
import {
  canRefuse,
  type SignableVersion,
  signingRoleOf,
  versionObstacleOf,
} from '@restitui/domain/agreements/signing/signing.access.ts';
import type { Signing } from '@restitui/domain/agreements/signing/signing.api.ts';
import { orderVerdict, type SigningOrder } from '@restitui/domain/agreements/signing/signing-order.ts';
import { signingStateOf } from '@restitui/domain/agreements/signing/signing-state.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { isClientContext, isUserContext, type SessionActor } from '../../../kernel/actor.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { type ReadableAgreement, requireReadableInSession } from '../documents/agreement.gate.ts';
import { findAgreement, findCurrentVersion, type VersionRow } from '../documents/agreements.repository.ts';
import { mayManageAgreement } from '../documents/managed-agreement.gate.ts';
import { findEnding } from '../lifecycle/lifecycle.repository.ts';
import { textWork } from '../suggestions/text-work.service.ts';
import { isActCodeVerified, requiresActCode } from './act-code.service.ts';
import { type ActingSigner, findSignerIdentity, signingObstacleOf } from './acting-signer.service.ts';
import {
  findPreviouslyOpenedVersion,
  findPreviouslySignedVersion,
  listActs,
  listFormerActs,
  type VerifiedAct,
} from './signing.repository.ts';

/** The state of an agreement before an act. */
export interface AgreementToSign {
  reading: ReadableAgreement;
  version: VersionRow;
  acts: VerifiedAct[];
  order: SigningOrder;
}

/** Returns the state for callers who may read the agreement; otherwise 404 or 403. */
export async function requireAgreementToSign(
  context: Context<SessionActor, OwnTransactions>,
  db: Db,
  id: string,
): Promise<AgreementToSign> {
  const { tenant } = context;
  const agreement = required(await findAgreement(db, tenant, id), agreementErrors.agreement_not_found);
  const reading = await requireReadableInSession(context, db, agreement);
  const version = required(await findCurrentVersion(db, tenant, id), agreementErrors.agreement_without_text);
  const home = required(await findTenant(db, tenant), agreementErrors.agreement_not_found);
  return { reading, version, acts: await listActs(db, tenant, version.id), order: home.ordemAssinatura };
}

/** Returns the input of the signing rules. */
export function toSignableAgreement({ reading: { agreement, id_owner }, acts }: AgreementToSign) {
  return { ...agreement, id_owner, acts };
}

/** Returns the facts of the version that decide whether it can be signed. */
export function toSignableVersion({ reading: { agreement }, version, acts, order }: AgreementToSign): SignableVersion {
  return { ending: agreement.ending, expiresOn: agreement.expiresOn, missing: version.missing, acts, order };
}

/** The response without the comparison of the texts, which needs no transaction. */
export interface SigningState {
  data: Omit<Signing, 'changes'>;
  texts: { version: number; isSigned: boolean; before: string; after: string } | undefined;
}

/** Adds what changed since the version that the caller opened before. */
export async function withChanges(
  { platform, tenant }: Pick<Context<SessionActor, OwnTransactions>, 'platform' | 'tenant'>,
  { data, texts }: SigningState,
): Promise<Signing> {
  if (!texts) return { ...data, changes: null };
  const { version, isSigned, before, after } = texts;
  const html = await platform.textWorker.run(textWork.preview, { before, after, highlight: true }, { tenant });
  return { ...data, changes: { version, isSigned, html } };
}

/** Reads the state from the viewpoint of the caller. */
export async function readSigningState(
  context: Context<SessionActor, OwnTransactions>,
  db: Db,
  signer: ActingSigner,
  state: AgreementToSign,
): Promise<SigningState> {
  const { tenant } = context;
  const { version, acts, reading } = state;
  const { agreement } = reading;
  const { id, number, sha256, html, missing } = version;
  const today = dayInBrazil(context.platform.clock.now());
  const signable = toSignableAgreement(state);
  const role = signingRoleOf(signer.person, signable) ?? null;
  const roles = acts.map((act) => act.role);
  const identity = role && (await findSignerIdentity(db, tenant, signer));
  const about = { person: signer.key, id_agreement: agreement.id, number };
  const signed = role ? await findPreviouslySignedVersion(db, tenant, about) : undefined;
  const before = role ? (signed ?? (await findPreviouslyOpenedVersion(db, tenant, about))) : undefined;
  const data = {
    id: agreement.id,
    ...{ id_version: id, version: number, sha256, role },
    acts,
    missing: missingActs(roles),
    obstacle:
      role &&
      (versionObstacleOf(role, toSignableVersion(state), today) ??
        signingObstacleOf(signer, role, identity ?? undefined)),
    state: signingStateOf({ ...agreement, acts: roles, missing }, today),
    ending: (await findEnding(db, tenant, id)) ?? null,
    expiresOn: agreement.expiresOn,
    former: await listFormerActs(db, tenant, version),
    isOutOfOrder: role !== null && orderVerdict(state.order, role, roles) === 'avisa',
    mayRefuse: canRefuse(signer.person, { ...signable, ending: agreement.ending }),
    mayManage: isUserContext(context) && (await mayManageAgreement({ ...context, db }, agreement)),
    acceptance: acceptanceText,
    code:
      role && isClientContext(context) && (await requiresActCode(context, db))
        ? { to: maskedEmail(context.actor.email), isProven: await isActCodeVerified(context, db) }
        : null,
  };
  const texts = before && {
    ...{ version: before.number, isSigned: signed !== undefined, before: before.html, after: html },
  };
  return { data, texts };
}
