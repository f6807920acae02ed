import { createHash } from 'node:crypto';
import type { IntegrityReport } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import { erasedValue } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listTextsAfter } from '../documents/agreements.repository.ts';
import { sha256 } from './chain-hash.rules.ts';
import { createChainChecker, type Problem } from './check-chain.service.ts';
import { listEventsAfter, listPersonKeys, listSealEvents, lockHeadForReading } from './evidence.repository.ts';
import { listSealed, type SealRow } from './seals.repository.ts';
import type { StoredPdf } from './seals.table.ts';

type Dependencies = {
  platform: Pick<Platform, 'evidenceKeys' | 'anchors' | 'encryptedFiles' | 'clock'>;
  inTenant: InTenant;
};

const eventBatchSize = 500;
/** Smaller than the event batch, because long texts block the event loop while they are hashed. */
const textBatchSize = 50;
const erasedText = `<p>${erasedValue}</p>`;

/** Checks a tenant's chain, texts and sealed files against their hashes, MACs and anchors. */
export async function checkIntegrity({ platform, inTenant }: Dependencies, tenant: TenantId): Promise<IntegrityReport> {
  const { evidenceKeys, clock } = platform;
  const anchors = await platform.anchors.list(tenant);
  const { chain, sealed, registered, texts } = await inTenant(tenant, async (db) => {
    const head = await lockHeadForReading(db, tenant);
    const walk = createChainChecker({
      id_tenant: tenant,
      evidenceKeys,
      anchors,
      keys: await listPersonKeys(db, tenant),
    });
    const signed = new Set<string>();
    for (let after = { seq: 0, id: '' }; ; ) {
      const events = await listEventsAfter(db, tenant, after, eventBatchSize);
      for (const event of events) {
        walk.add(event);
        if (event.kind === 'ato' && event.id_version) signed.add(event.id_version);
      }
      const last = events.at(-1);
      if (!last || events.length < eventBatchSize) break;
      after = last;
    }
    const problems: Problem[] = [];
    let texts = 0;
    for (let after = ''; ; ) {
      const versions = await listTextsAfter(db, tenant, after, textBatchSize);
      for (const { id, id_agreement, number, html, sha256: expected } of versions) {
        texts++;
        // Erasure replaces the text of an agreement that was never signed.
        const isErased = html === erasedText && !signed.has(id);
        if (sha256(html) !== expected && !isErased) {
          problems.push({ kind: 'texto-alterado', message: `Contrato ${id_agreement}, versão ${number}.` });
        }
      }
      const last = versions.at(-1);
      if (!last || versions.length < textBatchSize) break;
      after = last.id;
    }
    return {
      chain: walk.end(head),
      texts: { count: texts, problems },
      sealed: await listSealed(db, tenant),
      registered: new Set(await listSealEvents(db, tenant)),
    };
  });

  const files: Problem[] = [];
  for (const seal of sealed) files.push(...(await problemsOfSeal(platform, seal, registered)));
  return {
    checkedAt: clock.now().toISOString(),
    ...{ entries: chain.entries, erased: chain.erased, documents: sealed.length, texts: texts.count },
    anchors: anchors.length,
    problems: [...chain.problems, ...texts.problems, ...files],
  };
}

async function problemsOfSeal(
  { encryptedFiles }: Pick<Platform, 'encryptedFiles'>,
  { code, original, sealed }: SealRow,
  registered: ReadonlySet<string>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (!registered.has(`${code} ${sealed?.sha256} ${original?.sha256}`)) {
    problems.push({ kind: 'selo-sem-registro', message: `O documento ${code} difere do que a cadeia registrou.` });
  }
  for (const [name, file] of [
    ['selado', sealed],
    ['sem o selo', original],
  ] as const) {
    const kind = file && (await problemOfFile(encryptedFiles, file));
    if (kind) problems.push({ kind, message: `O PDF ${name} do documento ${code}.` });
  }
  return problems;
}

async function problemOfFile(files: Platform['encryptedFiles'], { key, sha256: expected }: StoredPdf) {
  const hash = createHash('sha256');
  try {
    const content: AsyncIterable<Buffer> = files.read(key);
    for await (const chunk of content) hash.update(chunk);
  } catch (error) {
    // A file that cannot be decrypted counts as changed.
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing ? 'arquivo-ausente' : 'arquivo-alterado';
  }
  return hash.digest('hex') === expected ? undefined : 'arquivo-alterado';
}
