import { canVerifyIntegrity } from '@restitui/domain/evidence/evidence.access.ts';
import type { evidenceApi } from '@restitui/domain/evidence/evidence.api.ts';
import { evidenceErrors as errors } from '@restitui/domain/evidence/evidence.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireReadableAgreement } from '../../agreements/readable-agreement.ts';
import { requestSealing } from '../request-sealing.ts';
import { sealOnWire } from '../seal-on-wire.ts';
import { findSealOfAgreement } from '../seals.repository.ts';

/** One more round of tries for a seal that was given up. */
export async function retryAgreementSeal(context: Context, { params: { id } }: Input<typeof evidenceApi.retrySeal>) {
  const { db, actor, tenant } = context;
  await requireReadableAgreement(context, id);
  requireAccess(canVerifyIntegrity(actor, tenant), errors.seal_retry_denied);
  const seal = await findSealOfAgreement(db, tenant, id);
  requireAccess(seal?.state === 'falhou', errors.seal_not_failed);

  await requestSealing(context, id);
  return { data: sealOnWire(required(await findSealOfAgreement(db, tenant, id), errors.seal_not_failed), true) };
}
