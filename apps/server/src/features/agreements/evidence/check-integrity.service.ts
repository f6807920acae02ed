import { createHash } from 'node:crypto';
import type { IntegrityReport } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant } from '../../../kernel/context.ts';
import { DamagedFile } from '../../../platform/encrypted-files.ts';
import { errorCode } from '../../../platform/error-code.ts';
import { KeyOutsideStorage } from '../../../platform/key-outside-storage.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkAnchors } from './check-anchors.service.ts';
import { createChainChecker, type Problem } from './check-chain.service.ts';
import { createRowComparison } from './compare-rows.rules.ts';
import { createPersonalFactsReader } from './decrypt-personal-facts.service.ts';
import { listEventsAfter, listPersonKeys, lockHeadForReading } from './evidence.repository.ts';
import { listProvenRows } from './proven-rows.repository.ts';
import { createRebuild } from './rebuild-rows.rules.ts';
import type { SealRow } from './seals.repository.ts';
import type { StoredPdf } from './seals.table.ts';

type Dependencies = {
  platform: Pick<Platform, 'evidenceKeys' | 'anchors' | 'encryptedFiles' | 'clock'>;
  inTenant: InTenant;
};

const eventBatchSize = 500;

/**
 * Checks a tenant's chain against its anchors, rebuilds from it what the rows must be, compares both ways, and checks
 * the sealed files.
 */
export async function checkIntegrity({ platform, inTenant }: Dependencies, tenant: TenantId): Promise<IntegrityReport> {
  const { evidenceKeys, clock } = platform;
  const anchors = await platform.anchors.list(tenant);
  const { chain, expected, compared, texts, sealed } = await inTenant(tenant, async (db) => {
    const head = await lockHeadForReading(db, tenant);
    const keys = await listPersonKeys(db, tenant);
    const walk = createChainChecker({ id_tenant: tenant, evidenceKeys, anchors, keys });
    const readPersonal = createPersonalFactsReader(evidenceKeys, keys);
    const rebuild = createRebuild();
    for (let after = { seq: 0, id: '' }; ; ) {
      const events = await listEventsAfter(db, tenant, after, eventBatchSize);
      for (const event of events) {
        const read = { ...event, personal: readPersonal(event) };
        walk.add(read);
        rebuild.add(read);
      }
      const last = events.at(-1);
      if (!last || events.length < eventBatchSize) break;
      after = last;
    }
    const expected = rebuild.end();
    const comparison = createRowComparison(expected, evidenceKeys.mac);
    const sealed: SealRow[] = [];
    let texts = 0;
    for await (const proven of listProvenRows(db, tenant)) {
      comparison.add(proven);
      if (proven.table === 'versao') texts++;
      if (proven.table === 'selo' && proven.row.state === 'selado') sealed.push(proven.row);
    }
    return { chain: walk.end(head), expected, compared: comparison.end(), texts, sealed };
  });

  const files: Problem[] = [];
  for (const seal of sealed) files.push(...(await problemsOfSeal(platform, seal)));
  return {
    checkedAt: clock.now().toISOString(),
    ...{ entries: chain.entries, erased: chain.erased, documents: sealed.length, texts },
    ...{
      anchors: new Set(anchors.map(({ seq, hash }) => `${seq} ${hash}`)).size,
      unproven: compared.unproven.rows,
      asFound: compared.unproven.asFound,
    },
    inventoryAt: expected.inventory?.at ?? null,
    problems: inChainOrder([...chain.problems, ...(await checkAnchors(anchors)), ...compared.problems, ...files]),
  };
}

function inChainOrder(problems: readonly Problem[]): Problem[] {
  const place = ({ seq }: Problem) => seq ?? Number.POSITIVE_INFINITY;
  return problems.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

async function problemsOfSeal(
  { encryptedFiles }: Pick<Platform, 'encryptedFiles'>,
  { code, original, sealed }: SealRow,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [name, file] of [
    ['selado', sealed],
    ['sem o selo', original],
  ] as const) {
    const kind = file && (await problemOfFile(encryptedFiles, file));
    if (kind) problems.push({ kind, message: `O PDF ${name} do documento ${code} (${file.key}).`, seq: null });
  }
  return problems;
}

/** Codes of a file system for a key that names no file. */
const noFileCodes = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

async function problemOfFile(files: Platform['encryptedFiles'], { key, sha256: expected }: StoredPdf) {
  const hash = createHash('sha256');
  try {
    const content: AsyncIterable<Buffer> = files.read(key);
    for await (const chunk of content) hash.update(chunk);
  } catch (error) {
    // No file of ours has such a key: the row was changed.
    if (error instanceof DamagedFile || error instanceof KeyOutsideStorage) return 'arquivo-alterado';
    if (noFileCodes.includes(errorCode(error) ?? '')) return 'arquivo-ausente';
    // An unreachable storage proves nothing about the file.
    throw error;
  }
  return hash.digest('hex') === expected ? undefined : 'arquivo-alterado';
}
