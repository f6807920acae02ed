import { Readable } from 'node:stream';
import { failedSealCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { systemActor } from '../../../../kernel/actor.ts';
import type { InTenant } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { clearAlerts, raiseAlert } from '../../../insights/alerts/alerts.repository.ts';
import { buildSealedPdf, readSealInput, type SealedDocument, type SealInput } from '../build-sealed-pdf.service.ts';
import { notifySealed } from '../notify-sealed.service.ts';
import { recordEvent } from '../record-event.service.ts';
import { changedRow } from '../row-facts.rules.ts';
import { findSealAlertParty, lockSeal, type SealRow, updateSeal } from '../seals.repository.ts';

export interface SealingWorker {
  platform: Platform;
  inTenant: InTenant;
  log: (error: unknown) => void;
}

/** The first attempt and the retries of the queue. */
const maxAttempts = 6;

/** Builds the sealed PDF of a version. Idempotent. */
export async function sealAgreement(worker: SealingWorker, { id_tenant: tenant, id, quiet }: JobData): Promise<void> {
  const { platform, inTenant } = worker;
  const started = await inTenant(tenant, async (db) => {
    const seal = await lockSeal(db, tenant, id);
    if (!seal || seal.state === 'selado') return undefined;
    const attempts = seal.attempts + 1;
    const startedAt = platform.clock.now().toISOString();
    await updateSeal(db, tenant, id, { state: 'selando', attempts, startedAt });
    return { ...seal, attempts };
  });
  if (!started) return;

  try {
    const input = await inTenant(tenant, (db) => readSealInput(db, platform, tenant, started));
    const document = await buildSealedPdf(platform, input);
    await storeSealedDocument(worker, tenant, input, document, quiet);
  } catch (error) {
    await recordFailure(worker, tenant, started, error);
    throw error;
  }
}

async function storeSealedDocument(
  { platform, inTenant, log }: SealingWorker,
  tenant: TenantId,
  input: SealInput,
  { original, sealed, certificate }: SealedDocument,
  quiet = false,
): Promise<void> {
  const { seal } = input;
  const keys: string[] = [];
  const storePdf = async ({
    bytes,
    size,
    sha256,
    pages,
  }: SealedDocument['original']): Promise<NonNullable<SealRow['sealed']>> => {
    const key = `sealed/${newId()}`;
    keys.push(key);
    await platform.encryptedFiles.write(key, Readable.from([bytes]));
    return { key, size, sha256, pages };
  };
  const removeFiles = () => Promise.all(keys.map((key) => platform.encryptedFiles.remove(key)));
  const files = { original: await storePdf(original), sealed: await storePdf(sealed) };
  if (sealed.stampFailure) log(new Error(`No time stamp: ${sealed.stampFailure}`));

  const isStored = await inTenant(tenant, async (db) => {
    const current = await lockSeal(db, tenant, seal.id);
    if (!current || current.state === 'selado') return false;
    const now = platform.clock.now();
    const timestamp = sealed.stampedBy ? { url: sealed.stampedBy } : null;
    const done = { ...files, certificate, timestamp, sealedAt: now.toISOString(), seq: input.events.at(-1)?.seq ?? 0 };
    const changed = { ...done, state: 'selado' as const };
    await updateSeal(db, tenant, seal.id, { ...changed, failure: null });
    await clearAlerts(db, tenant, 'SELAGEM_PARADA', [seal.id], now);
    if (!quiet) await notifySealed({ db, tenant, platform }, input);
    const { sha256: of, pages, size } = files.sealed;
    const facts = {
      ...{ code: seal.code, sealedSha256: of, originalSha256: files.original.sha256, pages, size },
      ...{ certificate: certificate.fingerprint, timestamp: timestamp?.url ?? null },
    };
    const rows = [changedRow('selo', seal.code, changed)];
    const about = { id_agreement: seal.id_agreement, id_version: seal.id_version };
    await recordEvent({ db, tenant, platform, actor: systemActor }, { kind: 'selagem', ...about, facts, rows });
    return true;
  }).catch(async (error) => {
    await removeFiles();
    throw error;
  });
  if (!isStored) await removeFiles();
}

/** Stores the failure; raises an alert after the last attempt. */
async function recordFailure(
  { platform, inTenant }: SealingWorker,
  tenant: TenantId,
  { id, id_agreement, attempts }: SealInput['seal'],
  error: unknown,
): Promise<void> {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const isLastAttempt = attempts >= maxAttempts;
  await inTenant(tenant, async (db) => {
    await updateSeal(db, tenant, id, { state: isLastAttempt ? 'falhou' : 'na_fila', failure });
    if (!isLastAttempt) return;
    const party = await findSealAlertParty(db, tenant, id_agreement);
    await raiseAlert(db, tenant, { ...failedSealCause(id), ...party }, platform.clock.now());
  });
}
