import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { AppError, requireAccess, required } from '../../kernel/app-error.ts';
import type { AnySession, OpenContext } from '../../kernel/context.ts';
import type { AgreementRow } from './agreements.repository.ts';
import { openLink } from './open-link.ts';
import { partyOf, type ReadableAgreement, requireStaffReading } from './readable-agreement.ts';

/** A contract that was opened, and by whom. */
export interface Opened extends ReadableAgreement {
  db: Db;
  tenant: TenantId;
  by: { who: 'link' } | AnySession;
}

interface Wanted {
  find: (db: Db, tenant: TenantId) => Promise<AgreementRow | undefined>;
  /** The token of a link, if one was sent. */
  t: string | undefined;
  /** Where nothing is found. */
  missing?: ErrorDefinition;
}

/** A contract by a link's token, else by the session, in a transaction on its tenant (decision D-30). */
export async function withOpenedAgreement<T>(
  context: OpenContext,
  { find, t, missing = agreementErrors.agreement_not_found }: Wanted,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const { session, inTenant } = context;
  const link = t ? await openLink(context, t) : undefined;
  if (link) {
    const { id_tenant: tenant, id_client } = link;
    const done = await inTenant(tenant, async (db) => {
      const agreement = await find(db, tenant);
      if (agreement?.id_client !== id_client) return undefined;
      return { answer: await work({ ...(await partyOf(db, tenant, agreement)), db, tenant, by: { who: 'link' } }) };
    });
    if (done) return done.answer;
  }
  if (!session) throw new AppError(t ? wireErrors.link_invalid : wireErrors.not_signed_in);

  const { tenant } = session;
  return session.inTenant(tenant, async (db) => {
    const agreement = required(await find(db, tenant), missing);
    return work({ ...(await requireReading(session, db, agreement)), db, tenant, by: session });
  });
}

/** A contract for who is signed in: staff who may read it, or the owner of its client. */
export async function requireReading(session: AnySession, db: Db, agreement: AgreementRow): Promise<ReadableAgreement> {
  if (session.who === 'staff') return requireStaffReading({ ...session, db }, agreement);
  const reading = await partyOf(db, session.tenant, agreement);
  requireAccess(reading.id_owner === session.client.id_owner, clientErrors.client_denied);
  return reading;
}
