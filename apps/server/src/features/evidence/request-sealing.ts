import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { findCurrentVersion } from '../agreements/agreements.repository.ts';
import { findSealOfVersion, insertSeal, updateSeal } from './seals.repository.ts';
import { newVerificationCode } from './verification-code.ts';

/**
 * Asks for the sealed PDF of the agreement's current version, in the caller's transaction. Asked for twice it is made
 * once; one that failed is tried again.
 */
export async function requestSealing(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  id_agreement: string,
): Promise<void> {
  const version = await findCurrentVersion(db, tenant, id_agreement);
  if (!version) throw new Error('An agreement without a text cannot be sealed.');
  const requestedAt = platform.clock.now().toISOString();
  const made = await insertSeal(db, {
    ...{ id: newId(), id_tenant: tenant, id_agreement, id_version: version.id },
    ...{ code: newVerificationCode(), requestedAt },
  });
  const seal = made ?? (await findSealOfVersion(db, tenant, version.id));
  if (!seal || (!made && seal.state !== 'falhou')) return;

  if (!made) await updateSeal(db, tenant, seal.id, { state: 'na_fila', failure: null, attempts: 0, requestedAt });
  await platform.jobs.enqueue(db, 'seal-agreement', { id_tenant: tenant, id: seal.id });
}
