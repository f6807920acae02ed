import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import type { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import { signatureErrors } from '@restitui/domain/signatures/signatures.errors.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { ClientSession, UploadInput } from '../../../kernel/context.ts';
import { captureDrawing } from '../capture-drawing.ts';
import { requireDrawing } from '../receive-drawing.ts';
import { signerOf } from '../signer.ts';

export async function saveClientDrawing(
  session: ClientSession,
  { receive }: UploadInput<typeof signaturesApi.saveClientDrawing>,
) {
  const signer = await signerOf({ who: 'client', ...session });
  const received = await receive({ keepFiles: !signer.refusal, encrypted: true });
  requireAccess(signer.isNamedBy(normaliseCnpj(received.body.cnpj)), signatureErrors.company_mismatch);
  if (signer.refusal) throw new AppError(signer.refusal);

  return captureDrawing(session, signer, await requireDrawing(session.platform, received), received.body.trace);
}
