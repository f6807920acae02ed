import { clientAgreementsApi } from '@restitui/domain/agreements/client-agreements.api.ts';
import { evidenceApi } from '@restitui/domain/evidence/evidence.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
} from '../../../test/harness.ts';
import { testP12, testP12Company, testP12Password } from '../../../test/p12.ts';
import { addSignedContract, sealNow } from '../../../test/sealed-contract.ts';
import { sendForm, storedUploads } from '../../../test/send-files.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { publicCheckLimit } from '../../platform/call-limiter.ts';
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
  contract = (await addSignedContract(server, home)).id;
  stranger = callerWith(server, '');
});
afterAll(() => server.close());

const params = () => ({ params: { id: contract } });

describe('D-32 the sealing of a contract', () => {
  test('its state is told to who may read the contract', async () => {
    expect((await ceo.call(evidenceApi.sealOf, params())).data).toMatchObject({ state: 'na_fila', sealedAt: null });
    expect(await manager.try(evidenceApi.sealOf, params())).toMatchObject({ status: 403 });
    expect(await ceo.try(evidenceApi.sealOf, { params: { id: 'none' } })).toMatchObject({ status: 404 });
  });

  test('one that failed is asked for again, by who checks the evidence', async () => {
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

  test('the sealed document is what Baixar PDF gives', async () => {
    const { sealed } = await sealNow(server, home, contract);
    const { headers } = await ceo.try(clientAgreementsApi.pdf, params());
    expect(String(headers['content-disposition'])).toContain('assinado.pdf');
    expect(Number(headers['content-length'] ?? sealed?.size)).toBe(sealed?.size);
  });
});

describe('D-32 /verificar tells of a sealed document', () => {
  const verify = (code: string, who = stranger) => who.try(evidenceApi.verify, { params: { code } });

  test('to anybody, masked, however the code is typed', async () => {
    const { code, sealed } = await sealNow(server, home, contract);
    const typed = code.toLowerCase().replace(/(.{5})(?=.)/g, '$1-');
    const { status, body } = await verify(typed);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        ...{ code, title: 'Contrato · Maria das Dores', chain: { state: 'integra' } },
        company: { cnpj: home },
        parties: [{ role: 'Cliente', nome: 'Maria D.', cpf: '***.982.247-**' }],
        seal: { sha256: sealed?.sha256, size: sealed?.size, stampedBy: null, isDevelopment: true },
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/52998224725|529\.982|203\.0\.113\.7|Goiânia/);
  });

  test('but not of an unknown code, of what is no code, and not without end', async () => {
    expect(await verify('0'.repeat(20))).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
    expect(await verify('abc')).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
    const tries = Array.from({ length: publicCheckLimit.calls }, () => verify('abc'));
    expect((await Promise.all(tries)).some(({ status }) => status === 429)).toBe(true);
    server.clock.move(publicCheckLimit.minutes * 60_000);
    expect(await verify('abc')).toMatchObject({ status: 404 });
  });
});

test('D-32 who runs the company checks its integrity', async () => {
  const { data } = await ceo.call(evidenceApi.checkIntegrity);
  expect(data).toMatchObject({ documents: 1, problems: [] });
  expect(await manager.try(evidenceApi.checkIntegrity)).toMatchObject({ body: { code: 'integrity_denied' } });
});

describe('D-32 the certificate of a company', () => {
  interface Sent {
    code?: string;
    issues?: { path: string }[];
    data?: { kind: string; subject: string };
  }
  const p12 = { name: 'empresa.pfx', content: testP12 };
  const send = (form: Parameters<typeof sendForm>[3], who = ceo) =>
    sendForm<Sent>(server, who, '/api/evidence/certificate', form);

  test('is made for development where none was sent', async () => {
    expect((await ceo.call(evidenceApi.certificate)).data).toMatchObject({ kind: 'desenvolvimento' });
    expect(await manager.try(evidenceApi.certificate)).toMatchObject({ body: { code: 'certificate_denied' } });
    expect(await ceo.try(evidenceApi.removeCertificate)).toMatchObject({ body: { code: 'certificate_missing' } });
  });

  test.each([
    ['a wrong password', { certificate: p12, password: 'outra' }, 'certificate_unreadable', 'password'],
    [
      'what is no certificate',
      { certificate: { name: 'a.p12', content: 'x' }, password: 'y' },
      'certificate_unreadable',
      'password',
    ],
    [
      'another ending',
      { certificate: { ...p12, name: 'a.pem' }, password: 'y' },
      'certificate_extension',
      'certificate',
    ],
    ['no file', { password: testP12Password }, 'certificate_required', 'certificate'],
  ] as const)('%s is refused beside its field', async (_, form, code, path) => {
    const { body } = await send(form);
    expect(body).toMatchObject({ code, issues: [{ path }] });
  });

  test('one of another company is refused', async () => {
    const other = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    const { body } = await send({ certificate: p12, password: testP12Password }, other);
    expect(body).toMatchObject({ code: 'certificate_of_other_company' });
  });

  test('one that is good is used from now on; nothing of it is given out or lies about', async () => {
    const before = storedUploads(server);
    expect(await send({ certificate: p12, password: testP12Password }, manager)).toMatchObject({ status: 403 });
    const { status, body } = await send({ certificate: p12, password: testP12Password });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ kind: 'a1', subject: `EMPRESA DE TESTE LTDA:${testP12Company}` });
    expect(JSON.stringify(body)).not.toMatch(/password|p12|Senha123/);
    expect(storedUploads(server)).toEqual(before);

    const { id } = await addSignedContract(server, home);
    expect((await sealNow(server, home, id)).certificate?.kind).toBe('a1');
    expect((await ceo.call(evidenceApi.removeCertificate)).data).toBeNull();
    expect((await ceo.call(evidenceApi.certificate)).data).toBeNull();
  });
});
