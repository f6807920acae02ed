import type { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { StaffSession, UploadInput } from '../../../kernel/context.ts';
import { capturePhotos } from '../capture-photos.ts';
import { requirePhotos } from '../receive-photos.ts';
import { signerOf } from '../signer.ts';

export async function saveOwnPhotos(
  session: StaffSession,
  { receive }: UploadInput<typeof signaturesApi.saveOwnPhotos>,
) {
  const signer = await signerOf({ who: 'staff', ...session });
  const received = await receive({ keepFiles: !signer.refusal, encrypted: true });
  if (signer.refusal) throw new AppError(signer.refusal);

  const photos = await requirePhotos(session.platform, received);
  return capturePhotos(session, signer, { ...photos, ...received.body });
}
