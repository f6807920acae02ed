import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { identityCheckErrors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import type { ClientActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { captureDrawing } from '../capture-drawing.service.ts';
import { requireDrawing } from '../drawing.upload.ts';
import { signerOf } from '../signer.service.ts';

export async function saveClientDrawing(
  context: Context<ClientActor, OwnTransactions>,
  { receive }: UploadInput<typeof identityChecksApi.saveClientDrawing>,
) {
  const signer = await signerOf(context);
  const received = await receive({ keepFiles: !signer.refusal, encrypted: true });
  requireAccess(signer.isNamedBy(normaliseCnpj(received.body.cnpj)), identityCheckErrors.company_mismatch);
  if (signer.refusal) throw new AppError(signer.refusal);

  return captureDrawing(context, signer, await requireDrawing(context.platform, received), received.body.trace);
}
