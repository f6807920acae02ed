import type { evidenceApi } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { LinkActor, SessionActor } from '../../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { findAgreement } from '../../documents/agreements.repository.ts';
import { type OpenedAgreement, withOpenedAgreement } from '../../documents/open-agreement.service.ts';
import { toSealResponse } from '../seal.wire.ts';
import { findSealOfAgreement } from '../seals.repository.ts';

export function readAgreementSeal(
  context: Context<SessionActor | LinkActor, TenantLookup>,
  { params: { id }, query: { t } }: Input<typeof evidenceApi.sealOf>,
) {
  const find = (db: OpenedAgreement['db'], tenant: OpenedAgreement['tenant']) => findAgreement(db, tenant, id);
  return withOpenedAgreement(context, { t, find }, async ({ db, tenant, by }) => {
    const seal = await findSealOfAgreement(db, tenant, id);
    return { data: seal ? toSealResponse(seal, by.kind === 'user') : null };
  });
}
