import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { identityCheckErrors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { capturePhotos } from '../capture-photos.service.ts';
import { requirePhotos } from '../photos.upload.ts';
import { signerOf } from '../signer.service.ts';

export async function savePhotos(
  context: Context<SessionActor, OwnTransactions>,
  { receive }: UploadInput<typeof identityChecksApi.savePhotos>,
) {
  const signer = await signerOf(context);
  const received = await receive({ keepFiles: !signer.refusal, encrypted: true });
  const { id, ...declared } = received.body;
  requireAccess(signer.isNamedBy(id) || signer.isNamedBy(normaliseCnpj(id)), identityCheckErrors.company_mismatch);
  if (signer.refusal) throw new AppError(signer.refusal);

  const photos = await requirePhotos(context.platform, received);
  return capturePhotos(context, signer, { ...photos, ...declared });
}
