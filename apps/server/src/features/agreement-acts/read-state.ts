import { acceptanceText } from '@restitui/domain/agreement-acts/acceptance-text.ts';
import { actsMissing } from '@restitui/domain/agreement-acts/acts-needed.ts';
import { openRoleOf } from '@restitui/domain/agreement-acts/agreement-acts.access.ts';
import type { Signing } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import { maskedEmail } from '@restitui/domain/verification-codes/masked-email.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { required } from '../../kernel/app-error.ts';
import type { AnySession } from '../../kernel/context.ts';
import { previewOf } from '../agreement-edits/edited-text.ts';
import { findAgreement, findCurrentVersion, type VersionRow } from '../agreements/agreements.repository.ts';
import { requireReading } from '../agreements/open-agreement.ts';
import type { ReadableAgreement } from '../agreements/readable-agreement.ts';
import { asksCode, isCodeProven } from './act-code.ts';
import { type ActingSigner, identityOf, obstacleOf } from './acting-signer.ts';
import { findOpenedBefore, listActs, type StandingAct } from './agreement-acts.repository.ts';

/** A contract as it stands, before somebody acts on it. */
export interface ActState {
  reading: ReadableAgreement;
  version: VersionRow;
  acts: StandingAct[];
}

/** For who may read it: 404 and 403 come first. */
export async function requireActState(session: AnySession, db: Db, id: string): Promise<ActState> {
  const { tenant } = session;
  const agreement = required(await findAgreement(db, tenant, id), agreementErrors.agreement_not_found);
  const reading = await requireReading(session, db, agreement);
  const version = required(await findCurrentVersion(db, tenant, id), agreementErrors.agreement_without_text);
  return { reading, version, acts: await listActs(db, tenant, id) };
}

/** What rules ask of the contract. */
export function signableOf({ reading: { agreement, id_owner }, acts }: ActState) {
  return { ...agreement, id_owner, acts };
}

/** The same for the eyes of who asks. */
export async function signingOnWire(
  session: AnySession,
  db: Db,
  signer: ActingSigner,
  state: ActState,
): Promise<Signing> {
  const { tenant } = session;
  const { version, acts, reading } = state;
  const { id, number, sha256, html } = version;
  const role = openRoleOf(signer.person, signableOf(state)) ?? null;
  const identity = role && (await identityOf(db, tenant, signer));
  const about = { person: signer.key, id_agreement: reading.agreement.id, number };
  const before = role ? await findOpenedBefore(db, tenant, about) : undefined;
  return {
    id: reading.agreement.id,
    ...{ id_version: id, version: number, sha256, role },
    acts,
    missing: actsMissing(acts.map((act) => act.role)),
    obstacle: role && obstacleOf(signer, role, identity ?? undefined),
    changes: before ? { version: before.number, html: previewOf(before.html, html, { highlight: true }) } : null,
    acceptance: acceptanceText,
    code:
      role && session.who === 'client' && (await asksCode(session, db))
        ? { to: maskedEmail(session.client.email), isProven: await isCodeProven(session, db) }
        : null,
  };
}
