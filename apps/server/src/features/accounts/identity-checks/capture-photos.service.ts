import { identityCheckErrors as errors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import type { PhotoOrigin } from '@restitui/domain/accounts/identity-checks/photo-origin.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { toIdentityCheckResponse } from './identity-check.wire.ts';
import {
  closeDeniedAttempts,
  type IdentityCheckRow,
  insertIdentityCheck,
  lockCapture,
  replacePhotos,
} from './identity-checks.repository.ts';
import type { StoredImage } from './identity-checks.table.ts';
import { recordCapture } from './identity-evidence.service.ts';
import type { Signer } from './signer.service.ts';

interface Capture {
  fotoPessoa: StoredImage;
  fotoDoc: StoredImage;
  local: string;
  maquina: string;
  origemPessoa?: PhotoOrigin | undefined;
  cameraPessoa?: string | undefined;
  origemDoc?: PhotoOrigin | undefined;
  cameraDoc?: string | undefined;
  qualidadePessoa?: string | undefined;
  qualidadeDoc?: string | undefined;
}

/** Starts an attempt, or replaces the photos of the current one. */
export async function capturePhotos(
  { platform, origin, inTenant }: Pick<Context<SessionActor, OwnTransactions>, 'platform' | 'origin' | 'inTenant'>,
  { id_tenant, key, nome, cpf, viewer }: Signer,
  {
    fotoPessoa,
    origemPessoa,
    cameraPessoa,
    qualidadePessoa,
    fotoDoc,
    origemDoc,
    cameraDoc,
    qualidadeDoc,
    ...declared
  }: Capture,
) {
  const at = platform.clock.now().toISOString();
  const photosSeen = { at, address: origin.address, agent: origin.maquina };
  const photos = {
    fotoPessoa: withDeclared(fotoPessoa, { origin: origemPessoa, camera: cameraPessoa, quality: qualidadePessoa }),
    fotoDoc: withDeclared(fotoDoc, { origin: origemDoc, camera: cameraDoc, quality: qualidadeDoc }),
  };
  const fields = { ...photos, ...declared, createData: at, photosSeen };

  const { row, replaced } = await inTenant(id_tenant, async (db) => {
    const before = await lockCapture(db, id_tenant, key);
    const closed = await closeDeniedAttempts(db, id_tenant, key);
    const made = before
      ? undefined
      : await insertIdentityCheck(db, { id: newId(), id_tenant, ...key, nome, cpf, ...fields });
    if (made) {
      await recordCapture({ db, tenant: id_tenant, platform }, key, made, closed);
      return { row: made };
    }
    // A concurrent request has inserted the attempt meanwhile, so this is a retake.
    const replaced = before ?? (await lockCapture(db, id_tenant, key));
    const row = replaced && (await replacePhotos(db, id_tenant, replaced.id, fields));
    if (row) await recordCapture({ db, tenant: id_tenant, platform }, key, row, closed);
    return { row, replaced };
  });
  if (!row) throw new AppError(errors.already_signed);
  if (replaced) await removePhotos(platform, replaced);
  return { data: toIdentityCheckResponse(row, platform.links, viewer) };
}

interface Declared {
  origin: PhotoOrigin | undefined;
  camera: string | undefined;
  quality: string | undefined;
}

function withDeclared(image: StoredImage, { origin, camera, quality }: Declared): StoredImage {
  return {
    ...image,
    ...(origin && { origin }),
    ...(origin === 'camera' && camera && { camera }),
    ...(quality && { quality }),
  };
}

/** Runs after the commit, when no row refers to the old files any more. */
async function removePhotos({ encryptedFiles }: Platform, { fotoPessoa, fotoDoc }: IdentityCheckRow): Promise<void> {
  await Promise.all([fotoPessoa, fotoDoc].map(({ key }) => encryptedFiles.remove(key)));
}
