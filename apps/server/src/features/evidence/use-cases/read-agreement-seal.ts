import type { evidenceApi } from '@restitui/domain/evidence/evidence.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { OpenContext } from '../../../kernel/context.ts';
import { findAgreement } from '../../agreements/agreements.repository.ts';
import { type Opened, withOpenedAgreement } from '../../agreements/open-agreement.ts';
import { sealOnWire } from '../seal-on-wire.ts';
import { findSealOfAgreement } from '../seals.repository.ts';

/** For who may read the contract. */
export function readAgreementSeal(
  context: OpenContext,
  { params: { id }, query: { t } }: Input<typeof evidenceApi.sealOf>,
) {
  const find = (db: Opened['db'], tenant: Opened['tenant']) => findAgreement(db, tenant, id);
  return withOpenedAgreement(context, { t, find }, async ({ db, tenant, by }) => {
    const seal = await findSealOfAgreement(db, tenant, id);
    return { data: seal ? sealOnWire(seal, by.who === 'staff') : null };
  });
}
