import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import type { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import { signatureErrors } from '@restitui/domain/signatures/signatures.errors.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { AnySession, UploadInput } from '../../../kernel/context.ts';
import { capturePhotos } from '../capture-photos.ts';
import { requirePhotos } from '../receive-photos.ts';
import { signerOf } from '../signer.ts';

export async function savePhotos(session: AnySession, { receive }: UploadInput<typeof signaturesApi.savePhotos>) {
  const signer = await signerOf(session);
  const received = await receive({ keepFiles: !signer.refusal, encrypted: true });
  const { id, ...declared } = received.body;
  requireAccess(signer.isNamedBy(id) || signer.isNamedBy(normaliseCnpj(id)), signatureErrors.company_mismatch);
  if (signer.refusal) throw new AppError(signer.refusal);

  const photos = await requirePhotos(session.platform, received);
  return capturePhotos(session, signer, { ...photos, ...declared });
}
