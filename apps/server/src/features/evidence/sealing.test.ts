import { buffer } from 'node:stream/consumers';
import { PDF } from '@libpdf/core';
import { alertsApi } from '@restitui/domain/alerts/alerts.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { checkFile } from '@restitui/pdf-check/verdict.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../test/harness.ts';
import { addSignedContract, sealNow } from '../../../test/sealed-contract.ts';
import { withoutTenant } from '../../db/tenant-scope.ts';
import { factsOfCertificate } from '../../platform/seal-certificate.ts';
import { listTenants } from '../tenants/tenants.repository.ts';
import { sha256 } from './chain-hash.ts';
import { listEventsOfAgreement } from './evidence.repository.ts';
import { prepareCertificates } from './jobs/prepare-certificates.ts';
import { destroyPersonKey } from './record-event.ts';
import { findCertificate } from './seal-certificates.repository.ts';
import { findSealOfAgreement, updateSeal } from './seals.repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Each page of a document of its own: fonts of one name in two parts are two fonts. */
async function textOf(pdf: Buffer): Promise<string> {
  const { length } = (await PDF.load(pdf)).getPages();
  const pages = Array.from({ length }, async (_, i) => (await PDF.load(pdf)).getPages()[i]?.extractText().text);
  return (await Promise.all(pages)).join('\n');
}

test('D-32 the sealed document is contract, evidence, footer and seal; its hash and its making are on record', async () => {
  const tenant = await addTenant(server, { razao_social: 'Meridiano Fiscal Ltda' });
  const { id } = await addSignedContract(server, tenant);
  const seal = await sealNow(server, tenant, id);
  expect(seal).toMatchObject({ state: 'selado', attempts: 1, failure: null, timestamp: null });
  expect(seal.certificate).toMatchObject({ kind: 'desenvolvimento' });

  const sealed = await buffer(server.encryptedFiles.read(seal.sealed?.key ?? ''));
  const original = await buffer(server.encryptedFiles.read(seal.original?.key ?? ''));
  expect(sha256(sealed)).toBe(seal.sealed?.sha256);
  expect(sha256(original)).toBe(seal.original?.sha256);
  const registered = { sha256: seal.sealed?.sha256 ?? '', size: sealed.length };
  const checked = await checkFile(sealed, { ...registered, fingerprint: seal.certificate?.fingerprint ?? '' });
  expect(checked).toMatchObject({ verdict: 'valido', seal: 'integro' });

  const text = await textOf(sealed);
  for (const words of [
    'Texto do contrato de parceria, com acentuação.',
    'Registro de evidências',
    'Assinatura eletrônica avançada',
    'Maria das Dores',
    '529.982.247-25',
    '20/11/2026 09:00:00 (2026-11-20 12:00:00 UTC)',
    '203.0.113.7',
    'Goiânia, GO',
    'Sem carimbo do tempo',
    seal.original?.sha256 ?? '',
  ]) {
    expect(text).toContain(words);
  }
  expect(text.match(/Código \w{5}-\w{5}-\w{5}-\w{5}/g)).toHaveLength(seal.sealed?.pages ?? 0);

  const events = await server.inTenant(tenant, (db) => listEventsOfAgreement(db, tenant, id));
  expect(events.at(-1)).toMatchObject({
    kind: 'selagem',
    actor: 'system',
    facts: { sealedSha256: seal.sealed?.sha256 },
  });
  const told = server.toDeliver.filter(({ queue, data }) => queue === 'send-message' && data.id_tenant === tenant);
  expect(told).toHaveLength(2);
});

test('asked twice, it is sealed once', async () => {
  const tenant = await addTenant(server);
  const { id } = await addSignedContract(server, tenant);
  const first = await sealNow(server, tenant, id);
  const again = await sealNow(server, tenant, id);
  expect(again).toEqual(first);
});

test('a process that died while it sealed is followed by one that seals', async () => {
  const tenant = await addTenant(server);
  const { id } = await addSignedContract(server, tenant);
  const { platform } = server;
  const seal = platform.pdfSeals.seal;
  platform.pdfSeals.seal = () => Promise.reject(new Error('no space left'));
  await expect(sealNow(server, tenant, id)).rejects.toThrow('no space left');
  platform.pdfSeals.seal = seal;
  expect(await sealNow(server, tenant, id)).toMatchObject({ state: 'selado', attempts: 2, failure: null });
});

test('after the last try the row says that it failed', async () => {
  const tenant = await addTenant(server);
  const { id } = await addSignedContract(server, tenant);
  const { platform } = server;
  const seal = platform.pdfSeals.seal;
  const fail = async () => {
    platform.pdfSeals.seal = () => Promise.reject(new Error('no space left'));
    await expect(sealNow(server, tenant, id)).rejects.toThrow('no space left');
    platform.pdfSeals.seal = seal;
  };
  await fail();
  const row = await sealNow(server, tenant, id);
  await server.inTenant(tenant, (db) =>
    updateSeal(db, tenant, row.id, { state: 'na_fila', attempts: 5, sealed: null, original: null, sealedAt: null }),
  );
  await fail();
  const failed = await server.inTenant(tenant, (db) => findSealOfAgreement(db, tenant, id));
  expect(failed).toMatchObject({ state: 'falhou', attempts: 6, failure: 'no space left' });

  const told = async (typeCargo: 'CEO' | 'GERENTE') =>
    (await (await as(server, await addUser(server, { id_tenant: tenant, typeCargo }))).call(alertsApi.list)).data;
  expect(await told('CEO')).toMatchObject([{ kind: 'SELAGEM_PARADA', company: 'Maria das Dores', id_client: null }]);
  expect(await told('GERENTE')).toEqual([]);
});

test('every company has its certificate from the start; one that cannot seal is told, and keeps nobody else from one', async () => {
  const tenants = [await addTenant(server), await addTenant(server)];
  const told: unknown[] = [];
  const prepare = (pdfSeals = server.platform.pdfSeals) =>
    prepareCertificates({
      platform: { ...server.platform, pdfSeals },
      inTenant: server.inTenant,
      withoutTenant: (work) => withoutTenant(server.database.pool, work),
      log: (error) => told.push(error),
    });
  const standing = () =>
    Promise.all(tenants.map((tenant) => server.inTenant(tenant, (db) => findCertificate(db, tenant))));
  const { pdfSeals } = server.platform;
  const sealing = vi.fn(pdfSeals.seal);
  expect(await prepare({ ...pdfSeals, seal: sealing })).toBe(true);
  const made = await standing();
  expect(made).toMatchObject([{ kind: 'desenvolvimento' }, { kind: 'desenvolvimento' }]);
  const all = await Promise.all(
    (await withoutTenant(server.database.pool, listTenants)).map(({ id }) =>
      server.inTenant(id as TenantId, (db) => findCertificate(db, id as TenantId)),
    ),
  );
  const [, material] = sealing.mock.calls[0] ?? [];
  const { fingerprint } = factsOfCertificate(await pdfSeals.certificateOf(material as NonNullable<typeof material>));
  expect(all.map((each) => each?.fingerprint)).toContain(fingerprint);
  expect(told).toEqual([]);

  expect(await prepare({ ...pdfSeals, seal: () => Promise.reject(new Error('no space left')) })).toBe(false);
  expect(told).toContainEqual(new Error('no space left'));
  expect(await standing()).toEqual(made);
});

test('what was erased before is told as erased', async () => {
  const tenant = await addTenant(server);
  const { id, person } = await addSignedContract(server, tenant);
  await server.inTenant(tenant, (db) =>
    destroyPersonKey({ db, tenant, platform: server.platform, system: true }, person),
  );
  const { sealed } = await sealNow(server, tenant, id);
  const text = await textOf(await buffer(server.encryptedFiles.read(sealed?.key ?? '')));
  expect(text).toContain('Dados pessoais apagados');
  expect(text).not.toContain('529.982.247-25');
});
