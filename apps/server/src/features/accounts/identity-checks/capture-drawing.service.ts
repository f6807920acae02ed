import { createHash } from 'node:crypto';
import { isCaptureOpen } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import { identityCheckErrors as errors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { toIdentityCheckResponse } from './identity-check.wire.ts';
import { findLatestIdentityCheck, type PersonKey, storeDrawing } from './identity-checks.repository.ts';
import type { StoredImage } from './identity-checks.table.ts';
import { recordCapture } from './identity-evidence.service.ts';
import type { Signer } from './signer.service.ts';

/** Stores the drawing and ends the attempt, which then waits for a review by another user. */
export async function captureDrawing(
  { platform, origin, inTenant }: Pick<Context<SessionActor, OwnTransactions>, 'platform' | 'origin' | 'inTenant'>,
  { id_tenant, key, viewer }: Signer,
  drawing: StoredImage,
  trace: string | undefined,
) {
  const seen = { at: platform.clock.now().toISOString(), address: origin.address, agent: origin.maquina };
  const drawn = {
    assinatura: drawing,
    trace: trace === undefined ? null : platform.sealedTexts.seal(trace, traceContext(key)),
    traceSha256: trace === undefined ? null : createHash('sha256').update(trace).digest('hex'),
  };
  const row = await inTenant(id_tenant, async (db) => {
    const stored = await storeDrawing(db, id_tenant, key, drawn, seen);
    if (stored) {
      await recordCapture({ db, tenant: id_tenant, platform }, key, stored);
      return stored;
    }
    const latest = await findLatestIdentityCheck(db, id_tenant, key);
    throw new AppError(isCaptureOpen(latest) ? errors.photos_missing : errors.already_signed);
  });
  return { data: toIdentityCheckResponse(row, platform.links, viewer) };
}

/** Returns the associated data of the sealed trace, which binds it to this person. */
function traceContext(key: PersonKey): string {
  return `signature trace ${JSON.stringify(key)}`;
}
