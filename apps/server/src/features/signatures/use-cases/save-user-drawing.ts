import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import type { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import { signatureErrors } from '@restitui/domain/signatures/signatures.errors.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession, UploadInput } from '../../../kernel/context.ts';
import { captureDrawing } from '../capture-drawing.ts';
import { requireDrawing } from '../receive-drawing.ts';
import { signerOf } from '../signer.ts';

export async function saveUserDrawing(
  session: StaffSession,
  { receive }: UploadInput<typeof signaturesApi.saveUserDrawing>,
) {
  const signer = await signerOf({ who: 'staff', ...session });
  const received = await receive({ keepFiles: !signer.refusal, encrypted: true });
  requireAccess(normaliseCnpj(received.body.cpf) === signer.cpf, signatureErrors.signer_mismatch);
  if (signer.refusal) throw new AppError(signer.refusal);

  return captureDrawing(session, signer, await requireDrawing(session.platform, received), received.body.trace);
}
