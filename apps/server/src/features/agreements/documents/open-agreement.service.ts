import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { isSessionContext, type LinkActor, type SessionActor } from '../../../kernel/actor.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import { partyOf, type ReadableAgreement, requireReadableInSession } from './agreement.gate.ts';
import type { AgreementRow } from './agreements.repository.ts';
import { openLink } from './open-link.service.ts';

/** An agreement with the caller who opened it. */
export interface OpenedAgreement extends ReadableAgreement {
  db: Db;
  tenant: TenantId;
  by: LinkActor | SessionActor;
}

interface OpenOptions {
  find: (db: Db, tenant: TenantId) => Promise<AgreementRow | undefined>;
  /** The token of a link, if the request has one. */
  t: string | undefined;
  /** The error when nothing is found. */
  missing?: ErrorDefinition;
}

/**
 * Opens an agreement by a link's token or else by the session, in a transaction of its tenant (decision D-30).
 */
export async function withOpenedAgreement<T>(
  context: Context<SessionActor | LinkActor, TenantLookup>,
  { find, t, missing = agreementErrors.agreement_not_found }: OpenOptions,
  work: (opened: OpenedAgreement) => Promise<T>,
): Promise<T> {
  const { inTenant } = context;
  const link = t ? await openLink(context, t) : undefined;
  if (link) {
    const { id_tenant: tenant, id_client } = link;
    const done = await inTenant(tenant, async (db) => {
      const agreement = await find(db, tenant);
      if (agreement?.id_client !== id_client) return undefined;
      return { answer: await work({ ...(await partyOf(db, tenant, agreement)), db, tenant, by: { kind: 'link' } }) };
    });
    if (done) return done.answer;
  }
  if (!isSessionContext(context)) throw new AppError(t ? wireErrors.link_invalid : wireErrors.not_signed_in);

  const { tenant, actor } = context;
  return inTenant(tenant, async (db) => {
    const agreement = required(await find(db, tenant), missing);
    return work({ ...(await requireReadableInSession(context, db, agreement)), db, tenant, by: actor });
  });
}
