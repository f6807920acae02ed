import { systemActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { findCurrentVersion } from '../documents/agreements.repository.ts';
import { recordRows } from './record-event.service.ts';
import { wholeRow } from './row-facts.rules.ts';
import { findSealOfVersion, insertSeal, updateSeal } from './seals.repository.ts';
import { newVerificationCode } from './verification-code.rules.ts';

/**
 * Requests the sealed PDF of the current version in the caller's transaction. Does nothing when it was requested
 * before, unless that failed.
 */
export async function requestSealing(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  id_agreement: string,
): Promise<void> {
  const version = await findCurrentVersion(db, tenant, id_agreement);
  if (!version) throw new Error('An agreement without a text cannot be sealed.');
  const requestedAt = platform.clock.now().toISOString();
  const inserted = await insertSeal(db, {
    ...{ id: newId(), id_tenant: tenant, id_agreement, id_version: version.id },
    ...{ code: newVerificationCode(), requestedAt },
  });
  const seal = inserted ?? (await findSealOfVersion(db, tenant, version.id));
  if (!seal || (!inserted && seal.state !== 'falhou')) return;

  if (inserted) {
    const about = { id_agreement, id_version: version.id };
    await recordRows({ db, tenant, platform, actor: systemActor }, [wholeRow('selo', inserted)], about);
  } else await updateSeal(db, tenant, seal.id, { state: 'na_fila', failure: null, attempts: 0, requestedAt });
  await platform.jobs.enqueue(db, 'seal-agreement', { id_tenant: tenant, id: seal.id });
}
