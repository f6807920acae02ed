import { canVerifyIntegrity } from '@restitui/domain/agreements/evidence/evidence.access.ts';
import type { evidenceApi } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import { evidenceErrors as errors } from '@restitui/domain/agreements/evidence/evidence.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireReadableAgreement } from '../../documents/agreement.gate.ts';
import { requestSealing } from '../request-sealing.service.ts';
import { toSealResponse } from '../seal.wire.ts';
import { findSealOfAgreement } from '../seals.repository.ts';

/** Allows another round of attempts after a failure. */
export async function retryAgreementSeal(context: Context, { params: { id } }: Input<typeof evidenceApi.retrySeal>) {
  const { db, actor, tenant } = context;
  await requireReadableAgreement(context, id);
  requireAccess(canVerifyIntegrity(actor, tenant), errors.seal_retry_denied);
  const seal = await findSealOfAgreement(db, tenant, id);
  requireAccess(seal?.state === 'falhou', errors.seal_not_failed);

  await requestSealing(context, id);
  return { data: toSealResponse(required(await findSealOfAgreement(db, tenant, id), errors.seal_not_failed), true) };
}
