import type { evidenceApi, Verification } from '@restitui/domain/evidence/evidence.api.ts';
import { evidenceErrors } from '@restitui/domain/evidence/evidence.errors.ts';
import { readCode } from '@restitui/domain/evidence/verification-code.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { publicView } from '../public-view.ts';
import { locateSeal } from '../seals.repository.ts';

/** For whoever holds the document: its code is printed on every page. */
export async function verifyDocument(
  { platform, origin, withoutTenant, inTenant }: PublicContext,
  { params }: Input<typeof evidenceApi.verify>,
): Promise<{ data: Verification }> {
  const wait = platform.publicChecks.take(origin.address);
  if (wait > 0) throw new AppError(evidenceErrors.too_many_checks, { retryAfter: wait });

  const code = required(readCode(params.code), evidenceErrors.code_unknown);
  const { id, id_tenant } = required(await withoutTenant((db) => locateSeal(db, code)), evidenceErrors.code_unknown);
  const view = await inTenant(id_tenant, (db) => publicView(db, platform, id_tenant, id));
  return { data: required(view, evidenceErrors.code_unknown) };
}
