import type { PhotoOrigin } from '@restitui/domain/signatures/photo-origin.ts';
import { signatureErrors as errors } from '@restitui/domain/signatures/signatures.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { AnySession } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordCapture } from './record-identity.ts';
import { signatureOnWire } from './signature-on-wire.ts';
import {
  closeDeniedAttempts,
  insertSignature,
  lockCapture,
  replacePhotos,
  type SignatureRow,
} from './signatures.repository.ts';
import type { StoredImage } from './signatures.table.ts';
import type { Signer } from './signer.ts';

interface Capture {
  fotoPessoa: StoredImage;
  fotoDoc: StoredImage;
  local: string;
  maquina: string;
  origemPessoa?: PhotoOrigin | undefined;
  cameraPessoa?: string | undefined;
  origemDoc?: PhotoOrigin | undefined;
  cameraDoc?: string | undefined;
}

/** Begins the attempt, or takes the photos of the one in progress anew. */
export async function capturePhotos(
  { platform, origin, inTenant }: Pick<AnySession, 'platform' | 'origin' | 'inTenant'>,
  { id_tenant, key, nome, cpf, viewer }: Signer,
  { fotoPessoa, origemPessoa, cameraPessoa, fotoDoc, origemDoc, cameraDoc, ...declared }: Capture,
) {
  const at = platform.clock.now().toISOString();
  const photosSeen = { at, address: origin.address, agent: origin.maquina };
  const photos = {
    fotoPessoa: withOrigin(fotoPessoa, origemPessoa, cameraPessoa),
    fotoDoc: withOrigin(fotoDoc, origemDoc, cameraDoc),
  };
  const fields = { ...photos, ...declared, createData: at, photosSeen };

  const { row, replaced } = await inTenant(id_tenant, async (db) => {
    const before = await lockCapture(db, id_tenant, key);
    await closeDeniedAttempts(db, id_tenant, key);
    const made = before
      ? undefined
      : await insertSignature(db, { id: newId(), id_tenant, ...key, nome, cpf, ...fields });
    if (made) {
      await recordCapture({ db, tenant: id_tenant, platform }, key, made);
      return { row: made };
    }
    // Photos sent twice at once are a retake: what the other one began is there by now.
    const replaced = before ?? (await lockCapture(db, id_tenant, key));
    const row = replaced && (await replacePhotos(db, id_tenant, replaced.id, fields));
    if (row) await recordCapture({ db, tenant: id_tenant, platform }, key, row);
    return { row, replaced };
  });
  if (!row) throw new AppError(errors.already_signed);
  if (replaced) await removePhotos(platform, replaced);
  return { data: signatureOnWire(row, platform.links, viewer) };
}

function withOrigin(image: StoredImage, origin?: PhotoOrigin, camera?: string): StoredImage {
  return { ...image, ...(origin && { origin }), ...(origin === 'camera' && camera && { camera }) };
}

/** Only once the row names the new ones for good. */
async function removePhotos({ encryptedFiles }: Platform, { fotoPessoa, fotoDoc }: SignatureRow): Promise<void> {
  await Promise.all([fotoPessoa, fotoDoc].map(({ key }) => encryptedFiles.remove(key)));
}
