import type { evidenceApi, Verification } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import { evidenceErrors } from '@restitui/domain/agreements/evidence/evidence.errors.ts';
import { parseVerificationCode } from '@restitui/domain/agreements/evidence/verification-code.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { readVerification } from '../read-verification.service.ts';
import { locateSeal } from '../seals.repository.ts';

/** Public: the code is printed on every page of the document. */
export async function verifyDocument(
  { platform, origin, withoutTenant, inTenant }: Context<VisitorActor, TenantLookup>,
  { params }: Input<typeof evidenceApi.verify>,
): Promise<{ data: Verification }> {
  const wait = await platform.publicChecks.take(origin.address);
  if (wait > 0) throw new AppError(evidenceErrors.too_many_checks, { retryAfter: wait });

  const code = required(parseVerificationCode(params.code), evidenceErrors.code_unknown);
  const { id, id_tenant } = required(await withoutTenant((db) => locateSeal(db, code)), evidenceErrors.code_unknown);
  const view = await inTenant(id_tenant, (db) => readVerification(db, platform, id_tenant, id));
  return { data: required(view, evidenceErrors.code_unknown) };
}
