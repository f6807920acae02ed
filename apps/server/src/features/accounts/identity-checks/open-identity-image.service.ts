import type { InTenant, Origin } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinkClaims } from '../../../platform/signed-links.ts';
import { insertSignatureOpening } from './identity-check-openings.repository.ts';
import { findIdentityCheck } from './identity-checks.repository.ts';

interface Dependencies {
  platform: Platform;
  origin: Origin;
  inTenant: InTenant;
}

const files = ['fotoPessoa', 'fotoDoc', 'assinatura'] as const;

/** Opens the image of a signed link. The opening is recorded before the first byte is sent. */
export async function openIdentityImage({ platform, origin, inTenant }: Dependencies, claims: LinkClaims) {
  const id_tenant = claims.id_tenant;
  const image = await inTenant(id_tenant, async (db) => {
    const row = await findIdentityCheck(db, id_tenant, claims.id);
    const file = files.find((name) => row?.[name]?.key === claims.file);
    if (!row || !file) return undefined;
    await insertSignatureOpening(db, {
      id: newId(),
      id_tenant,
      id_signature: row.id,
      file,
      viewer: claims.viewer.who,
      id_viewer: claims.viewer.id,
      openedAt: platform.clock.now().toISOString(),
      address: origin.address,
      maquina: origin.maquina,
    });
    return row[file];
  });
  if (!image) return undefined;
  return { content: platform.encryptedFiles.read(image.key), type: image.type, size: image.size };
}
