import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { identityCheckErrors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { captureDrawing } from '../capture-drawing.service.ts';
import { requireDrawing } from '../drawing.upload.ts';
import { signerOf } from '../signer.service.ts';

export async function saveUserDrawing(
  context: Context<UserActor, OwnTransactions>,
  { receive }: UploadInput<typeof identityChecksApi.saveUserDrawing>,
) {
  const signer = await signerOf(context);
  const received = await receive({ keepFiles: !signer.refusal, encrypted: true });
  requireAccess(normaliseCnpj(received.body.cpf) === signer.cpf, identityCheckErrors.signer_mismatch);
  if (signer.refusal) throw new AppError(signer.refusal);

  return captureDrawing(context, signer, await requireDrawing(context.platform, received), received.body.trace);
}
