import { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { evidenceApi } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
} from '../../../../test/harness.ts';
import { addSignedAgreement, sealNow } from '../../../../test/sealed-agreement.ts';
import { sendForm, storedUploads } from '../../../../test/send-files.ts';
import { testP12, testP12Company, testP12Password } from '../../../../test/test-certificate.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { publicCheckLimit } from '../../../platform/call-limiter.ts';
import { findSealOfAgreement, updateSeal } from './seals.repository.ts';

let server: TestServer;
let home: TenantId;
let ceo: Caller;
let manager: Caller;
let contract: string;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.move(7 * 24 * 60 * 60 * 1000);
  home = await addTenant(server, { id: testP12Company });
  ceo = await as(server, await addUser(server, { id_tenant: home }));
  manager = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
  contract = (await addSignedAgreement(server, home)).id;
  stranger = callerWith(server, '');
});
afterAll(() => server.close());

const params = () => ({ params: { id: contract } });

describe('sealing of an agreement', { tags: ['D-32'] }, () => {
  it('shows its state to callers who may read the agreement', async () => {
    expect((await ceo.call(evidenceApi.sealOf, params())).data).toMatchObject({ state: 'na_fila', sealedAt: null });
    expect(await manager.try(evidenceApi.sealOf, params())).toMatchObject({ status: 403 });
    expect(await ceo.try(evidenceApi.sealOf, { params: { id: 'none' } })).toMatchObject({ status: 404 });
  });

  it('retries a failed sealing for staff who check the evidence', async () => {
    expect(await ceo.try(evidenceApi.retrySeal, params())).toMatchObject({ body: { code: 'seal_not_failed' } });
    const inHome = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);
    const seal = await inHome((db) => findSealOfAgreement(db, home, contract));
    await inHome((db) =>
      updateSeal(db, home, seal?.id ?? '', { state: 'falhou', failure: 'no space left', attempts: 6 }),
    );
    expect((await ceo.call(evidenceApi.sealOf, params())).data?.failure).toBe('no space left');
    expect(await manager.try(evidenceApi.retrySeal, params())).toMatchObject({ status: 403 });
    expect((await ceo.call(evidenceApi.retrySeal, params())).data).toMatchObject({ state: 'na_fila', failure: null });
  });

  it('is served by the PDF download', async () => {
    const { sealed } = await sealNow(server, home, contract);
    const { headers } = await ceo.try(clientAgreementsApi.pdf, params());
    expect(String(headers['content-disposition'])).toContain('assinado.pdf');
    expect(Number(headers['content-length'] ?? sealed?.size)).toBe(sealed?.size);
  });
});

describe('GET /verificar/:code', { tags: ['D-32'] }, () => {
  const verify = (code: string, who = stranger) => who.try(evidenceApi.verify, { params: { code } });

  it('returns masked data to anyone, in any notation of the code', async () => {
    const { code, sealed } = await sealNow(server, home, contract);
    const typed = code.toLowerCase().replace(/(.{5})(?=.)/g, '$1-');
    const { status, body } = await verify(typed);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        ...{ code, title: 'Contrato · Maria das Dores', chain: { state: 'integra' } },
        company: { cnpj: home },
        parties: expect.arrayContaining([
          expect.objectContaining({ role: 'Cliente', nome: 'Maria D.', cpf: '***.982.247-**' }),
        ]),
        seal: { sha256: sealed?.sha256, size: sealed?.size, stampedBy: null, isDevelopment: true },
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/52998224725|529\.982|203\.0\.113\.7|Goiânia/);
  });

  it('rejects unknown and malformed codes and limits the rate', async () => {
    expect(await verify('0'.repeat(20))).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
    expect(await verify('abc')).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
    const tries = Array.from({ length: publicCheckLimit.calls }, () => verify('abc'));
    expect((await Promise.all(tries)).some(({ status }) => status === 429)).toBe(true);
  });
});

it('lets the CEO check the integrity', { tags: ['D-32'] }, async () => {
  const { data } = await ceo.call(evidenceApi.checkIntegrity);
  expect(data).toMatchObject({ documents: 1, problems: [] });
  expect(await manager.try(evidenceApi.checkIntegrity)).toMatchObject({ body: { code: 'integrity_denied' } });
});

describe('seal certificate of a company', { tags: ['D-32'] }, () => {
  interface Sent {
    code?: string;
    issues?: { path: string }[];
    data?: { kind: string; subject: string };
  }
  const p12 = { name: 'empresa.pfx', content: testP12 };
  const send = (form: Parameters<typeof sendForm>[3], who = ceo) =>
    sendForm<Sent>(server, who, '/api/evidence/certificate', form);

  it('is a development certificate when none was uploaded', async () => {
    expect((await ceo.call(evidenceApi.certificate)).data).toMatchObject({ kind: 'desenvolvimento' });
    expect(await manager.try(evidenceApi.certificate)).toMatchObject({ body: { code: 'certificate_denied' } });
    expect(await ceo.try(evidenceApi.removeCertificate)).toMatchObject({ body: { code: 'certificate_missing' } });
  });

  it.each([
    ['a wrong password', { certificate: p12, password: 'outra' }, 'certificate_unreadable', 'password'],
    [
      'a file that is no certificate',
      { certificate: { name: 'a.p12', content: 'x' }, password: 'y' },
      'certificate_unreadable',
      'password',
    ],
    [
      'another extension',
      { certificate: { ...p12, name: 'a.pem' }, password: 'y' },
      'certificate_extension',
      'certificate',
    ],
    ['no file', { password: testP12Password }, 'certificate_required', 'certificate'],
  ] as const)('refuses %s with an error on its field', async (_, form, code, path) => {
    const { body } = await send(form);
    expect(body).toMatchObject({ code, issues: [{ path }] });
  });

  it('refuses the certificate of another company', async () => {
    const other = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    const { body } = await send({ certificate: p12, password: testP12Password }, other);
    expect(body).toMatchObject({ code: 'certificate_of_other_company' });
  });

  it('uses a valid certificate from then on and discloses or stores nothing of it in plain text', async () => {
    const before = storedUploads(server);
    expect(await send({ certificate: p12, password: testP12Password }, manager)).toMatchObject({ status: 403 });
    const { status, body } = await send({ certificate: p12, password: testP12Password });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ kind: 'a1', subject: `EMPRESA DE TESTE LTDA:${testP12Company}` });
    expect(JSON.stringify(body)).not.toMatch(/password|p12|Senha123/);
    expect(storedUploads(server)).toEqual(before);

    const { id } = await addSignedAgreement(server, home);
    expect((await sealNow(server, home, id)).certificate?.kind).toBe('a1');
    expect((await ceo.call(evidenceApi.removeCertificate)).data).toBeNull();
    expect((await ceo.call(evidenceApi.certificate)).data).toBeNull();
  });
});
