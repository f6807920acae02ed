import { randomBytes } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { isOutage } from '../../../../db/is-outage.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import type { InTenant } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { hashPassword } from '../../../../platform/passwords.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findImport, type ImportRecord, updateImport } from '../portfolio.repository.ts';
import {
  ensureOwners,
  insertClients,
  lockValidRows,
  setOutcome,
  type WaitingRow,
} from '../portfolio-clients.repository.ts';
import { recordImportedClients } from '../record-imported-clients.service.ts';

export interface ImportWorker {
  platform: Pick<Platform, 'clock'>;
  inTenant: InTenant;
  /** Aborted when the process ends; the next process continues with the remaining rows. */
  signal: AbortSignal;
  log: (error: unknown) => void;
}

const rowsAtOnce = 200;
const interrupted = 'A importação parou por um erro inesperado. O que já foi cadastrado continua; tente de novo.';
const unfinished: ImportRecord['state'][] = ['na_fila', 'importando'];

/** Registers the valid rows in batches; clients and row outcomes of a batch are stored in one transaction. */
export async function importPortfolio(worker: ImportWorker, { id_tenant: tenant, id }: JobData): Promise<void> {
  const { inTenant, platform, signal, log } = worker;
  const now = () => platform.clock.now().toISOString();
  try {
    // Unknown to everyone: the first sign-in uses a code sent to the owner's e-mail (decision D-12).
    const password_hash = await hashPassword(randomBytes(32).toString('base64url'));
    while (await inTenant(tenant, (db) => importBatch({ db, tenant, platform }, id, password_hash))) {
      if (signal.aborted) return;
    }
    await inTenant(tenant, (db) => updateImport(db, tenant, id, unfinished, { state: 'pronta', finishedDate: now() }));
  } catch (error) {
    // Retried by the queue once the database is reachable again.
    if (isOutage(error)) throw error;
    log(error);
    const change = { state: 'falhou' as const, erro: interrupted, finishedDate: now() };
    await inTenant(tenant, (db) => updateImport(db, tenant, id, unfinished, change));
  }
}

/** Returns false when no row is left. */
async function importBatch(
  batch: { db: Db; tenant: TenantId; platform: ImportWorker['platform'] },
  id: string,
  password_hash: string,
): Promise<boolean> {
  const { db, tenant, platform } = batch;
  const found = await findImport(db, tenant, id);
  if (!found || !(await updateImport(db, tenant, id, unfinished, { state: 'importando' }))) return false;
  const rows = await lockValidRows(db, tenant, id, rowsAtOnce);
  if (rows.length === 0) return false;

  const owners = await ensureOwners(db, tenant, rows, () => ({ id: newId(), password_hash }));
  const { id_responsavel, id_gerente } = found;
  const given = { id_tenant: tenant, createdDate: platform.clock.now().toISOString(), id_responsavel, id_gerente };
  const added = await insertClients(db, given, rows, owners);
  const isNew = ({ client }: WaitingRow) => added.has(client.cnpjcpf);
  await recordImportedClients(batch, found, rows.filter(isNew));
  const linesOf = (rows: WaitingRow[]) => rows.map(({ line }) => line);
  await setOutcome(db, tenant, id, linesOf(rows.filter(isNew)), 'importada');
  await setOutcome(db, tenant, id, linesOf(rows.filter((row) => !isNew(row))), 'existente');
  return true;
}
