import { createHash } from 'node:crypto';
import { maySign } from '@restitui/domain/signatures/signatures.access.ts';
import { signatureErrors as errors } from '@restitui/domain/signatures/signatures.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { AnySession } from '../../kernel/context.ts';
import { recordCapture } from './record-identity.ts';
import { signatureOnWire } from './signature-on-wire.ts';
import { findLatestSignature, type PersonKey, storeDrawing } from './signatures.repository.ts';
import type { StoredImage } from './signatures.table.ts';
import type { Signer } from './signer.ts';

/** Ends the attempt: from here on somebody else has to look at it. */
export async function captureDrawing(
  { platform, origin, inTenant }: Pick<AnySession, 'platform' | 'origin' | 'inTenant'>,
  { id_tenant, key, viewer }: Signer,
  drawing: StoredImage,
  trace: string | undefined,
) {
  const seen = { at: platform.clock.now().toISOString(), address: origin.address, agent: origin.maquina };
  const drawn = {
    assinatura: drawing,
    trace: trace === undefined ? null : platform.sealedTexts.seal(trace, tracePlace(key)),
    traceSha256: trace === undefined ? null : createHash('sha256').update(trace).digest('hex'),
  };
  const row = await inTenant(id_tenant, async (db) => {
    const stored = await storeDrawing(db, id_tenant, key, drawn, seen);
    if (stored) {
      await recordCapture({ db, tenant: id_tenant, platform }, key, stored);
      return stored;
    }
    const latest = await findLatestSignature(db, id_tenant, key);
    throw new AppError(maySign(latest) ? errors.photos_missing : errors.already_signed);
  });
  return { data: signatureOnWire(row, platform.links, viewer) };
}

/** What a trace is bound to: it opens for nobody else. */
function tracePlace(key: PersonKey): string {
  return `signature trace ${JSON.stringify(key)}`;
}
