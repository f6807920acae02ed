import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import type { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { endingErrors, lifecycleErrors } from '@restitui/domain/agreements/lifecycle/lifecycle.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toAgreementResponse } from '../../documents/agreement.wire.ts';
import { findCurrentVersion } from '../../documents/agreements.repository.ts';
import { requireManagedAgreement } from '../../documents/managed-agreement.gate.ts';
import { endVersion } from '../end-version.service.ts';

/** Cancels the version in force before all signed it (decision D-47). */
export async function cancelAgreement(
  context: Context,
  { params: { id }, body: { reason } }: Input<typeof lifecycleApi.cancel>,
) {
  const { db, tenant, actor } = context;
  const { agreement, signature } = await requireManagedAgreement(context, id);
  requireAccess(!agreement.isAssinado, lifecycleErrors.agreement_already_signed);
  if (agreement.ending) throw new AppError(endingErrors[agreement.ending]);
  const version = required(await findCurrentVersion(db, tenant, id), agreementErrors.agreement_without_text);

  const by = { role: null, person: { id_user: actor.id }, nome: actor.name };
  const ended = await endVersion(context, { agreement, version, kind: 'cancelado', reason, ...by });
  return { data: toAgreementResponse(ended, signature) };
}
