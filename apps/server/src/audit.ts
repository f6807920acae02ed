import { readFile } from 'node:fs/promises';
import { integrityProblemLabels, unprovenTexts } from '@restitui/domain/agreements/evidence/integrity-problem.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { reportLines } from '@restitui/pdf-check/report-lines.ts';
import { verifyBundle } from '@restitui/pdf-check/verify-bundle.ts';
import { connectToRunningServer } from './db/connect-to-running-server.ts';
import { openDatabase } from './db/open-database.ts';
import { type Db, withoutTenant, withTenant } from './db/tenant-scope.ts';
import { checkIntegrity } from './features/agreements/evidence/check-integrity.service.ts';
import { checkActivity } from './features/operations/activity-log/check-activity.service.ts';
import { listTenants } from './features/tenancy/tenants/tenants.repository.ts';
import { anchorFile, anchorPath, twofoldAnchors } from './platform/anchors.ts';
import { systemClock } from './platform/clock.ts';
import { encryptedFiles } from './platform/encrypted-files.ts';
import { evidenceKeys } from './platform/evidence-keys.ts';
import { openFileStorage } from './platform/open-file-storage.ts';
import { loadSecretKey } from './platform/secret-key.ts';
import { settingsOf } from './platform/settings.ts';

type Environment = Parameters<typeof settingsOf>[0];

/** Verifies an exported evidence bundle, without database and configuration; true when nothing is wrong. */
export async function auditBundle(path: string, say: (line: string) => void): Promise<boolean> {
  const report = await verifyBundle(await readFile(path));
  for (const line of reportLines(report)) say(line);
  return report.problems.length === 0;
}

/** Checks the evidence of every company, beside a running server or without one; true when nothing is wrong. */
export async function auditEvidence(env: Environment, say: (line: string) => void): Promise<boolean> {
  const { dataDir, databaseUrl, databaseDirectUrl, ...settings } = settingsOf(env);
  const secretKey = await loadSecretKey(dataDir, settings.secretKey);
  const running = databaseUrl ? undefined : await connectToRunningServer({ dataDir });
  const database = running ?? (await openDatabase({ dataDir, databaseUrl, databaseDirectUrl, secretKey }));
  try {
    const { pool } = database;
    const files = await openFileStorage(dataDir, settings.storage);
    const platform = {
      clock: systemClock,
      evidenceKeys: evidenceKeys(secretKey),
      anchors: twofoldAnchors(anchorFile(anchorPath(dataDir)), files),
      encryptedFiles: encryptedFiles(files, secretKey),
    };
    const inTenant = <T>(tenant: TenantId, work: (db: Db) => Promise<T>) => withTenant(pool, { tenant }, work);
    let isWhole = true;
    for (const { id, title } of await withoutTenant(pool, listTenants)) {
      const report = await checkIntegrity({ platform, inTenant }, id);
      const { entries, documents, texts, anchors, erased, problems } = report;
      const seen = `${entries} registros, ${documents} documentos, ${texts} textos, ${anchors} âncoras`;
      say(`${title}: ${seen}${erased > 0 ? `, ${erased} apagados` : ''}`);
      for (const line of unprovenTexts(report)) say(`  ${line}`);
      for (const [i, { kind, message }] of problems.entries()) {
        say(`  ${i === 0 ? 'Primeira quebra: ' : ''}${integrityProblemLabels[kind]}: ${message}`);
      }
      const log = await checkActivity({ platform, inTenant }, id);
      say(`  Registro de atividades: ${log.entries} registros, ${log.pending} a encadear, ${log.anchors} âncoras`);
      for (const problem of log.problems) say(`  Registro de atividades: ${problem}`);
      isWhole &&= problems.length === 0 && log.problems.length === 0;
    }
    say(isWhole ? 'Íntegro.' : 'Há problemas de integridade.');
    return isWhole;
  } finally {
    await database.close();
  }
}
