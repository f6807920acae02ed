import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { capturePhotos } from '../capture-photos.service.ts';
import { requirePhotos } from '../photos.upload.ts';
import { signerOf } from '../signer.service.ts';

export async function saveOwnPhotos(
  context: Context<UserActor, OwnTransactions>,
  { receive }: UploadInput<typeof identityChecksApi.saveOwnPhotos>,
) {
  const signer = await signerOf(context);
  const received = await receive({ keepFiles: !signer.refusal, encrypted: true });
  if (signer.refusal) throw new AppError(signer.refusal);

  const photos = await requirePhotos(context.platform, received);
  return capturePhotos(context, signer, { ...photos, ...received.body });
}
