import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { evidenceApi } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import type { BundleManifest } from '@restitui/pdf-check/bundle-format.ts';
import { sha256 } from '@restitui/pdf-check/evidence-chain.ts';
import { checkFile } from '@restitui/pdf-check/verdict.ts';
import { verifyBundle } from '@restitui/pdf-check/verify-bundle.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, callerWith, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addSignedAgreement } from '../../../../test/sealed-agreement.ts';
import { packZip } from '../../../platform/pack-zip.ts';
import { findSealOfAgreement, updateSeal } from './seals.repository.ts';

/** Exported by the last version that joined two PDFs and sealed them without certification (before decision 049). */
const bundle = readFileSync(join(import.meta.dirname, '../../../../test/sealed/joined-pdf.evidence.zip'));
const verifier = join(import.meta.dirname, '../../../../../../packages/pdf-check/verifier/verify-evidence.mjs');
const files = unzipSync(bundle);
const sealed = Buffer.from(files['documento/selado.pdf'] ?? []);
const original = Buffer.from(files['documento/original.pdf'] ?? []);
const { selo } = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()) as BundleManifest;

function withChangedByte(pdf: Buffer, at: number): Buffer {
  const changed = Buffer.from(pdf);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/** A byte of the first and of the last page's content, and one within the signature's value. */
const places = [2000, sealed.indexOf('/ByteRange') - 2000, sealed.indexOf('/Contents <') + 400];

describe('a PDF sealed before decision 049', { tags: ['D-32'] }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('is without certification, so that it stands for the earlier form', () => {
    const text = sealed.toString('latin1');
    expect(text).toContain('/ETSI.CAdES.detached');
    expect(text).not.toMatch(/DocMDP|pdfaid/);
  });

  it('is confirmed by /verificar from the row of that time, and refused with a changed byte', async () => {
    const tenant = await addTenant(server);
    const { id } = await addSignedAgreement(server, tenant);
    await server.inTenant(tenant, async (db) => {
      const seal = await findSealOfAgreement(db, tenant, id);
      await updateSeal(db, tenant, seal?.id ?? '', {
        ...{ code: selo.codigo, state: 'selado', sealedAt: selo.seladoEm, attempts: 1 },
        original: { key: 'sealed/original', size: original.length, sha256: sha256(original), pages: 1 },
        sealed: { key: 'sealed/sealed', size: sealed.length, sha256: sha256(sealed), pages: 4 },
        certificate: { id: '1', kind: 'desenvolvimento', subject: 'Meridiano', fingerprint: selo.certificado },
      });
    });
    const { data } = await callerWith(server, '').call(evidenceApi.verify, { params: { code: selo.codigo } });
    expect(data).toMatchObject({ code: selo.codigo, chain: { state: 'integra' }, seal: { pages: 4 } });
    expect(await checkFile(sealed, data.seal)).toMatchObject({ verdict: 'valido', seal: 'integro' });
    for (const at of places) {
      expect(await checkFile(withChangedByte(sealed, at), data.seal)).toMatchObject({ verdict: 'invalido' });
    }
    const pdf = await PDF.load(sealed);
    pdf.getPages()[0]?.drawText('Acrescentado', { x: 60, y: 500 });
    const added = await pdf.save({ incremental: true });
    expect(await checkFile(added, data.seal)).toMatchObject({ verdict: 'alterado', seal: 'integro' });
  });

  it('is confirmed by the offline verifier of today, and refused with a changed byte', async () => {
    expect((await verifyBundle(bundle)).problems).toEqual([]);
    const changed = { ...files, 'documento/selado.pdf': withChangedByte(sealed, 2000) };
    const entries = Object.entries(changed).map(([name, content]) => ({ name, content, isText: true }));
    const bad = Buffer.from(await packZip({ entries, at: new Date(selo.seladoEm) }));
    expect((await verifyBundle(bad)).problems.join('\n')).toContain('documento/selado.pdf');

    const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
    const run = (zip: Buffer) => {
      writeFileSync(join(folder, 'evidence.zip'), zip);
      return execFileSync(process.execPath, [verifier, join(folder, 'evidence.zip')], { env: {}, stdio: 'pipe' });
    };
    try {
      expect(run(bundle).toString()).toContain('Íntegro');
      expect(() => run(bad)).toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
