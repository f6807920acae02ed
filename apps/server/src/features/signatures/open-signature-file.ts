import type { InTenant, Origin } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LinkClaims } from '../../platform/signed-links.ts';
import { insertSignatureOpening } from './signature-openings.repository.ts';
import { findSignature } from './signatures.repository.ts';

interface Surroundings {
  platform: Platform;
  origin: Origin;
  inTenant: InTenant;
}

/** What its links are called among all signed links. */
export const signatureLinks = 'signature';

const files = ['fotoPessoa', 'fotoDoc', 'assinatura'] as const;

/** The image behind a link. It is on record that it was opened before the first byte leaves. */
export async function openSignatureFile({ platform, origin, inTenant }: Surroundings, claims: LinkClaims) {
  const id_tenant = claims.id_tenant;
  const image = await inTenant(id_tenant, async (db) => {
    const row = await findSignature(db, id_tenant, claims.id);
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
