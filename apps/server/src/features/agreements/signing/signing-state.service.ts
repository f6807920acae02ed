import { maskedEmail } from '@restitui/domain/accounts/verification-codes/masked-email.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import { acceptanceText } from '@restitui/domain/agreements/signing/acceptance-text.ts';
import { missingActs } from '@restitui/domain/agreements/signing/required-acts.ts';
import { signingRoleOf } from '@restitui/domain/agreements/signing/signing.access.ts';
import type { Signing } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { isClientContext, type SessionActor } from '../../../kernel/actor.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { type ReadableAgreement, requireReadableInSession } from '../documents/agreement.gate.ts';
import { findAgreement, findCurrentVersion, type VersionRow } from '../documents/agreements.repository.ts';
import { textWork } from '../suggestions/text-work.service.ts';
import { isActCodeVerified, requiresActCode } from './act-code.service.ts';
import { type ActingSigner, findSignerIdentity, signingObstacleOf } from './acting-signer.service.ts';
import { findPreviouslyOpenedVersion, listActs, type VerifiedAct } from './signing.repository.ts';

/** The state of an agreement before an act. */
export interface AgreementToSign {
  reading: ReadableAgreement;
  version: VersionRow;
  acts: VerifiedAct[];
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
  return { reading, version, acts: await listActs(db, tenant, id) };
}

/** Returns the input of the signing rules. */
export function toSignableAgreement({ reading: { agreement, id_owner }, acts }: AgreementToSign) {
  return { ...agreement, id_owner, acts };
}

/** The response without the comparison of the texts, which needs no transaction. */
export interface SigningState {
  data: Omit<Signing, 'changes'>;
  texts: { version: number; before: string; after: string } | undefined;
}

/** Adds what changed since the version that the caller opened before. */
export async function withChanges(
  { platform, tenant }: Pick<Context<SessionActor, OwnTransactions>, 'platform' | 'tenant'>,
  { data, texts }: SigningState,
): Promise<Signing> {
  if (!texts) return { ...data, changes: null };
  const { version, before, after } = texts;
  const html = await platform.textWorker.run(textWork.preview, { before, after, highlight: true }, { tenant });
  return { ...data, changes: { version, html } };
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
  const { id, number, sha256, html } = version;
  const role = signingRoleOf(signer.person, toSignableAgreement(state)) ?? null;
  const identity = role && (await findSignerIdentity(db, tenant, signer));
  const about = { person: signer.key, id_agreement: reading.agreement.id, number };
  const before = role ? await findPreviouslyOpenedVersion(db, tenant, about) : undefined;
  const data = {
    id: reading.agreement.id,
    ...{ id_version: id, version: number, sha256, role },
    acts,
    missing: missingActs(acts.map((act) => act.role)),
    obstacle: role && signingObstacleOf(signer, role, identity ?? undefined),
    acceptance: acceptanceText,
    code:
      role && isClientContext(context) && (await requiresActCode(context, db))
        ? { to: maskedEmail(context.actor.email), isProven: await isActCodeVerified(context, db) }
        : null,
  };
  return { data, texts: before && { version: before.number, before: before.html, after: html } };
}
