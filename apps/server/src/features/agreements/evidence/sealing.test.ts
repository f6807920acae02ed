import { buffer } from 'node:stream/consumers';
import { PDF, PdfArray, PdfDict, PdfRef, PdfStream } from '@libpdf/core';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sha256 } from '@restitui/pdf-check/evidence-chain.ts';
import { checkFile } from '@restitui/pdf-check/verdict.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addSealedAgreement, addSignedAgreement, sealNow } from '../../../../test/sealed-agreement.ts';
import { withoutTenant } from '../../../db/tenant-scope.ts';
import { systemActor } from '../../../kernel/actor.ts';
import { factsOfCertificate } from '../../../platform/seal-certificate.ts';
import { listTenants } from '../../tenancy/tenants/tenants.repository.ts';
import { listEventsOfAgreement } from './evidence.repository.ts';
import { prepareCertificates } from './jobs/prepare-certificates.ts';
import { destroyPersonKey } from './record-event.service.ts';
import { findCertificate } from './seal-certificates.repository.ts';
import { findSealOfAgreement, updateSeal } from './seals.repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function textOf(pdf: Buffer): Promise<string> {
  return (await readPdf(pdf)).pages.join('\n');
}

/** Returns the log that the PDF carries as a file. */
async function logOf(pdf: Buffer) {
  const { attachments } = await PDF.load(pdf);
  const content = await attachments.get('registro.json');
  return JSON.parse(Buffer.from(content ?? []).toString()) as { registros: { descricao: string; fatos: object }[] };
}

/** Checks the elements of PDF/A-3b that can be read without a validator (decision 049). */
async function expectArchivable(pdf: Buffer) {
  const document = await PDF.load(pdf);
  const { registry, catalog } = document.context;
  const resolve = (value: unknown) => (value instanceof PdfRef ? registry.resolve(value) : value);
  const dict = catalog.getDict();
  const intents = resolve(dict.get('OutputIntents'));
  const intent = intents instanceof PdfArray ? resolve(intents.at(0)) : undefined;
  const profile = intent instanceof PdfDict ? resolve(intent.get('DestOutputProfile')) : undefined;
  expect(profile instanceof PdfStream && Buffer.from(profile.getDecodedData()).toString('latin1', 36, 40)).toBe('acsp');
  expect(resolve(dict.get('AF'))).toBeInstanceOf(PdfArray);
  const text = pdf.toString('latin1');
  const described = text.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
  expect(described).toBeGreaterThan(0);
  expect(text.match(/\/FontFile[23] \d+ 0 R/g)).toHaveLength(described);
}

it('contains agreement, evidence, footer and seal, and records its hash', {
  tags: ['D-32'],
}, async () => {
  const tenant = await addTenant(server, { razao_social: 'Meridiano Fiscal Ltda' });
  const { id, seal } = await addSealedAgreement(server, tenant);
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
    'MERIDIANO FISCAL LTDA',
    'Assinaturas',
    'Resumo das provas',
    'Assinatura eletrônica avançada',
    'Maria das Dores',
    'CPF ***.982.247-**',
    '20/11/2026 às 09:00:00, horário de Brasília',
    '203.0.113.7',
    'Goiânia, GO',
    'Sem carimbo do tempo',
    seal.original?.sha256 ?? '',
  ]) {
    expect(text.toUpperCase()).toContain(words.toUpperCase());
  }
  expect(text).not.toContain('529.982.247-25');
  const { pages } = await readPdf(sealed);
  expect(pages.findIndex((page) => page.includes('Resumo das provas'))).toBe(pages.length - 1);
  expect(text.match(/Código \w{5}-\w{5}-\w{5}-\w{5}/g)).toHaveLength(seal.sealed?.pages ?? 0);
  const { registros } = await logOf(sealed);
  expect(registros.at(-1)?.descricao).toBe('Contrato assinado');
  expect(registros[0]?.fatos).toMatchObject({ Nome: 'Maria das Dores', 'IP visto pelo servidor': '203.0.113.7' });
  await expectArchivable(sealed);
  const raw = sealed.toString('latin1');
  for (const sign of ['/TransformMethod /DocMDP', '<pdfaid:part>3</pdfaid:part>', '/AFRelationship /Supplement']) {
    expect(raw).toContain(sign);
  }

  const events = await server.inTenant(tenant, (db) => listEventsOfAgreement(db, tenant, id));
  expect(events.at(-1)).toMatchObject({
    kind: 'selagem',
    actor: 'system',
    facts: { sealedSha256: seal.sealed?.sha256 },
  });
  const told = server.toDeliver.filter(({ queue, data }) => queue === 'send-message' && data.id_tenant === tenant);
  expect(told).toHaveLength(2);
});

it('seals once when requested twice', async () => {
  const tenant = await addTenant(server);
  const { id, seal: first } = await addSealedAgreement(server, tenant);
  const again = await sealNow(server, tenant, id);
  expect(again).toEqual(first);
});

it('is completed by another process after a crash', async () => {
  const tenant = await addTenant(server);
  const { id } = await addSignedAgreement(server, tenant);
  const { platform } = server;
  const seal = platform.pdfSeals.seal;
  platform.pdfSeals.seal = () => Promise.reject(new Error('no space left'));
  await expect(sealNow(server, tenant, id)).rejects.toThrow('no space left');
  platform.pdfSeals.seal = seal;
  expect(await sealNow(server, tenant, id)).toMatchObject({ state: 'selado', attempts: 2, failure: null });
});

it('is marked as failed after the last attempt', async () => {
  const tenant = await addTenant(server);
  const { id } = await addSignedAgreement(server, tenant);
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

it('creates certificates for all companies at the start and skips one that cannot seal', async () => {
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

it('shows data erased before the sealing as erased', async () => {
  const tenant = await addTenant(server);
  const { id, person } = await addSignedAgreement(server, tenant);
  await server.inTenant(tenant, (db) =>
    destroyPersonKey({ db, tenant, platform: server.platform, actor: systemActor }, person),
  );
  const { sealed } = await sealNow(server, tenant, id);
  const text = await textOf(await buffer(server.encryptedFiles.read(sealed?.key ?? '')));
  expect(text).toContain('Dados pessoais apagados');
  expect(text).not.toContain('529.982.247-25');
});
