import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evidenceApi } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { verifyBundle } from '@restitui/pdf-check/verify-bundle.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addSignedAgreement, sealNow } from '../../../../test/sealed-agreement.ts';
import { openTestAuthority } from '../../../../test/time-stamp-authority.ts';
import { packZip } from '../../../platform/pack-zip.ts';
import { anchorChain, stampAnchors } from './anchor-chain.service.ts';
import { listEventsOfAgreement } from './evidence.repository.ts';

const at = new Date('2026-11-20T12:00:00Z');
let server: TestServer;
let home: TenantId;
let ceo: Caller;
let contract: string;
let bundle: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: home }));
  contract = (await addSignedAgreement(server, home)).id;
});
afterAll(() => server.close());

const params = () => ({ params: { id: contract } });
const download = async () => {
  const reply = await server.app.inject({
    url: `/api/agreement/evidence/${contract}`,
    headers: { authorization: `Bearer ${ceo.token}` },
  });
  return { status: reply.statusCode, body: reply.rawPayload };
};
const pack = async (files: Record<string, Uint8Array>) =>
  Buffer.from(
    await packZip({ entries: Object.entries(files).map(([name, content]) => ({ name, content, isText: true })), at }),
  );

describe('GET /agreement/evidence/:id', { tags: ['D-36'] }, () => {
  it('refuses an agreement without a seal', async () => {
    expect(await ceo.try(evidenceApi.exportEvidence, params())).toMatchObject({
      status: 409,
      body: { code: 'evidence_not_sealed' },
    });
  });

  it('returns a bundle that verifies, with time stamps, and records the export', async () => {
    await sealNow(server, home, contract);
    const authority = await openTestAuthority();
    const { platform, inTenant } = server;
    await anchorChain({ platform, inTenant }, { id: home, title: 'X', email: 'x@example.com' });
    const pdfSeals = { ...platform.pdfSeals, isStamping: true, stamp: authority.stamp };
    await stampAnchors({ platform: { ...platform, pdfSeals } }, { id: home });
    const reply = await download();
    expect(reply.status).toBe(200);
    bundle = reply.body;
    const report = await verifyBundle(bundle);
    expect(report.problems).toEqual([]);
    expect(report.facts.join('\n')).toMatch(
      /Ato de testemunha_2[\s\S]*carimbo do tempo|carimbo do tempo[\s\S]*Ato de testemunha_2/,
    );
    expect(report.limits).toHaveLength(3);
    const events = await inTenant(home, (db) => listEventsOfAgreement(db, home, contract));
    expect(events.at(-1)).toMatchObject({ kind: 'exportacao' });
  });

  it('has no photos and no CPF outside the document itself', () => {
    const files = unzipSync(bundle);
    const others = Object.entries(files).filter(([name]) => !/^(documento|textos)\//.test(name));
    for (const [, content] of others) {
      expect(Buffer.from(content).toString('latin1')).not.toMatch(/52998224725|529\.982\.247-25|Maria das Dores/);
    }
    expect(Object.keys(files).some((name) => /\.(jpe?g|png)$/.test(name))).toBe(false);
  });

  it('is for staff who check the evidence, in their own company', async () => {
    const manager = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
    expect(await manager.try(evidenceApi.exportEvidence, params())).toMatchObject({ status: 403 });
    const stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await stranger.try(evidenceApi.exportEvidence, params())).toMatchObject({ status: 404 });
  });
});

describe('a bundle that was tampered with', () => {
  it('names every file that was changed or removed', async () => {
    const files = unzipSync(bundle);
    for (const name of Object.keys(files)) {
      const content = Buffer.from(files[name] ?? []);
      const middle = Math.floor(content.length / 2);
      content[middle] = (content[middle] ?? 0) ^ 1;
      const changed = await verifyBundle(await pack({ ...files, [name]: content }));
      expect(changed.problems.join('\n'), name).toContain(name);
      const { [name]: _, ...others } = files;
      expect((await verifyBundle(await pack(others))).problems.join('\n'), name).toContain(name);
    }
    const added = await verifyBundle(await pack({ ...files, 'extra.txt': Buffer.from('x') }));
    expect(added.problems).toEqual(['extra.txt: não consta do manifesto.']);
  });

  it('reveals entries that were rewritten with a consistent manifest', async () => {
    const files = unzipSync(bundle);
    const entries = JSON.parse(Buffer.from(files['cadeia/registros.json'] ?? []).toString());
    entries[0].at = '2020-01-01T00:00:00.000Z';
    const rewritten = Buffer.from(JSON.stringify(entries));
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
    for (const file of manifest.arquivos) {
      if (file.nome !== 'cadeia/registros.json') continue;
      file.sha256 = createHash('sha256').update(rewritten).digest('hex');
      file.tamanho = rewritten.length;
    }
    const forged = { 'cadeia/registros.json': rewritten, 'manifest.json': Buffer.from(JSON.stringify(manifest)) };
    const { problems } = await verifyBundle(await pack({ ...files, ...forged }));
    expect(problems).toEqual([
      expect.stringContaining('assinatura do manifesto'),
      expect.stringMatching(/registro \d+: o conteúdo foi alterado/),
    ]);
  });
});

describe('a hostile ZIP', () => {
  it.each([
    ['paths outside it', { '../x': Buffer.from('x') }],
    ['absolute paths', { '/etc/x': Buffer.from('x') }],
    ['backslashes', { 'a\\b': Buffer.from('x') }],
  ])('is refused for %s', async (_, files) => {
    expect((await verifyBundle(await pack(files))).problems).toEqual([expect.stringContaining('caminho não aceito')]);
  });

  it('is refused for duplicate names, content beyond its stated size, and bytes without an owner', async () => {
    const two = await pack({ 'a.txt': Buffer.from('one'), 'b.txt': Buffer.from('two') });
    const twice = Buffer.from(two.toString('latin1').replaceAll('b.txt', 'a.txt'), 'latin1');
    expect((await verifyBundle(twice)).problems).toEqual([expect.stringContaining('dois arquivos')]);

    const bomb = await pack({ 'a.txt': Buffer.alloc(5_000_000) });
    const directory = bomb.readUInt32LE(bomb.length - 6);
    bomb.writeUInt32LE(10, directory + 24);
    expect((await verifyBundle(bomb)).problems).toEqual([expect.stringContaining('se expande além')]);
    bomb.writeUInt32LE(0x7fffffff, directory + 24);
    expect((await verifyBundle(bomb)).problems).toEqual([expect.stringContaining('grande demais')]);

    expect((await verifyBundle(Buffer.concat([two, Buffer.from('x')]))).problems).toHaveLength(1);
    expect((await verifyBundle(Buffer.concat([Buffer.from('xx'), two]))).problems).toHaveLength(1);
    expect((await verifyBundle(two.subarray(0, -8))).problems).toHaveLength(1);
    expect((await verifyBundle(Buffer.from('x'))).problems).toEqual(['O arquivo não é um ZIP inteiro.']);
  });
});

it('is verified by the file inside the bundle, without anything else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evidence-'));
  try {
    const verifier = unzipSync(bundle)['verify-evidence.mjs'] ?? new Uint8Array();
    await writeFile(join(folder, 'verify-evidence.mjs'), verifier);
    await writeFile(join(folder, 'good.zip'), bundle);
    await writeFile(join(folder, 'bad.zip'), bundle.subarray(0, -1));
    const run = (name: string) =>
      new Promise<{ code: number; text: string }>((resolve) => {
        execFile(process.execPath, ['verify-evidence.mjs', name], { cwd: folder, env: {} }, (error, text) =>
          resolve({ code: Number(error?.code ?? 0), text }),
        );
      });
    expect(await run('good.zip')).toMatchObject({ code: 0, text: expect.stringContaining('Íntegro') });
    expect(await run('bad.zip')).toMatchObject({ code: 1, text: expect.stringContaining('PRIMEIRA QUEBRA') });
  } finally {
    await rm(folder, { recursive: true });
  }
});
