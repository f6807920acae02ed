import { Readable } from 'node:stream';
import { failedSealCause } from '@restitui/domain/alerts/alert-causes.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { InTenant } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { JobData } from '../../../platform/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { clearAlerts, raiseAlert } from '../../alerts/alerts.repository.ts';
import { announceSealed } from '../announce-sealed.ts';
import { type MadeDocument, makeSealedPaper, readSealInput, type SealInput } from '../make-sealed-paper.ts';
import { recordEvent } from '../record-event.ts';
import { findSealAlertPlace, lockSeal, type SealRow, updateSeal } from '../seals.repository.ts';

export interface SealingWorker {
  platform: Platform;
  inTenant: InTenant;
  log: (error: unknown) => void;
}

/** The first try and those of the queue. */
const mostAttempts = 6;

/** Makes the sealed document of a version once, however often it is asked for. */
export async function sealAgreement(worker: SealingWorker, { id_tenant: tenant, id, quiet }: JobData): Promise<void> {
  const { platform, inTenant } = worker;
  const begun = await inTenant(tenant, async (db) => {
    const seal = await lockSeal(db, tenant, id);
    if (!seal || seal.state === 'selado') return undefined;
    const attempts = seal.attempts + 1;
    const startedAt = platform.clock.now().toISOString();
    await updateSeal(db, tenant, id, { state: 'selando', attempts, startedAt });
    return { ...seal, attempts };
  });
  if (!begun) return;

  try {
    const input = await inTenant(tenant, (db) => readSealInput(db, platform, tenant, begun));
    const made = await makeSealedPaper(platform, input);
    await keep(worker, tenant, input, made, quiet);
  } catch (error) {
    await noteFailure(worker, tenant, begun, error);
    throw error;
  }
}

async function keep(
  { platform, inTenant, log }: SealingWorker,
  tenant: TenantId,
  input: SealInput,
  { original, sealed, certificate }: MadeDocument,
  quiet = false,
): Promise<void> {
  const { seal } = input;
  const keys: string[] = [];
  const stored = async ({
    bytes,
    size,
    sha256,
    pages,
  }: MadeDocument['original']): Promise<NonNullable<SealRow['sealed']>> => {
    const key = `sealed/${newId()}`;
    keys.push(key);
    await platform.encryptedFiles.write(key, Readable.from([bytes]));
    return { key, size, sha256, pages };
  };
  const drop = () => Promise.all(keys.map((key) => platform.encryptedFiles.remove(key)));
  const files = { original: await stored(original), sealed: await stored(sealed) };
  if (sealed.stampFailure) log(new Error(`No time stamp: ${sealed.stampFailure}`));

  const isKept = await inTenant(tenant, async (db) => {
    const stands = await lockSeal(db, tenant, seal.id);
    if (!stands || stands.state === 'selado') return false;
    const now = platform.clock.now();
    const timestamp = sealed.stampedBy ? { url: sealed.stampedBy } : null;
    const done = { ...files, certificate, timestamp, sealedAt: now.toISOString(), seq: input.events.at(-1)?.seq ?? 0 };
    await updateSeal(db, tenant, seal.id, { ...done, state: 'selado', failure: null });
    await clearAlerts(db, tenant, 'SELAGEM_PARADA', [seal.id], now);
    if (!quiet) await announceSealed({ db, tenant, platform }, input);
    const { sha256: of, pages, size } = files.sealed;
    const facts = {
      ...{ code: seal.code, sealedSha256: of, originalSha256: files.original.sha256, pages, size },
      ...{ certificate: certificate.fingerprint, timestamp: timestamp?.url ?? null },
    };
    const about = { id_agreement: seal.id_agreement, id_version: seal.id_version };
    await recordEvent({ db, tenant, platform, system: true }, { kind: 'selagem', ...about, facts });
    return true;
  }).catch(async (error) => {
    await drop();
    throw error;
  });
  if (!isKept) await drop();
}

/** The state on the contract's row; when no try is left, somebody is told. */
async function noteFailure(
  { platform, inTenant }: SealingWorker,
  tenant: TenantId,
  { id, id_agreement, attempts }: SealInput['seal'],
  error: unknown,
): Promise<void> {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const isOver = attempts >= mostAttempts;
  await inTenant(tenant, async (db) => {
    await updateSeal(db, tenant, id, { state: isOver ? 'falhou' : 'na_fila', failure });
    if (!isOver) return;
    const place = await findSealAlertPlace(db, tenant, id_agreement);
    await raiseAlert(db, tenant, { ...failedSealCause(id), ...place }, platform.clock.now());
  });
}
