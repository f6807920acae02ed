import { maySign } from '@restitui/domain/signatures/signatures.access.ts';
import { signatureErrors as errors } from '@restitui/domain/signatures/signatures.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { AnySession } from '../../kernel/context.ts';
import { signatureOnWire } from './signature-on-wire.ts';
import { findLatestSignature, storeDrawing } from './signatures.repository.ts';
import type { StoredImage } from './signatures.table.ts';
import type { Signer } from './signer.ts';

/** Ends the attempt: from here on somebody else has to look at it. */
export async function captureDrawing(
  { platform, origin, inTenant }: Pick<AnySession, 'platform' | 'origin' | 'inTenant'>,
  { id_tenant, key, viewer }: Signer,
  drawing: StoredImage,
) {
  const seen = { at: platform.clock.now().toISOString(), address: origin.address, agent: origin.maquina };
  const row = await inTenant(id_tenant, async (db) => {
    const stored = await storeDrawing(db, id_tenant, key, drawing, seen);
    if (stored) return stored;
    const latest = await findLatestSignature(db, id_tenant, key);
    throw new AppError(maySign(latest) ? errors.photos_missing : errors.already_signed);
  });
  return { data: signatureOnWire(row, platform.links, viewer) };
}
