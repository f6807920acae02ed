import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import {
  type BankRegistration,
  bankRegistrationsApi,
} from '@restitui/domain/billing/bank-registrations/bank-registrations.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { testPems } from '../../../../test/pems.ts';
import { sendForm, storedUploads } from '../../../../test/send-files.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { bankRegistrations } from './bank-registrations.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const caller = async (typeUser: TypeUser, typeCargo: TypeCargo) => {
  const id_tenant = typeUser === 'ADMIN' ? provider : home;
  return as(server, await addUser(server, { id_tenant, typeUser, typeCargo }), home);
};

beforeEach(async () => {
  home = await addTenant(server);
  ceo = await caller('ADMIN', 'CEO');
});

const fields = {
  typeBank: 'INTER',
  client_id: 'a1b2',
  cliente_secret: 'segredo-do-banco',
  x_conta_corrente: '1234567-8',
  nome: 'Consultoria Modelo',
  cpfCnpj: '11.222.333/0001-81',
  tipoPessoa: 'juridica',
  cep: '74000-000',
  endereco: 'Avenida Brasil, 10',
  bairro: 'Centro',
  cidade: 'Goiânia',
  uf: 'GO',
};
const key = { name: 'conta.key', content: testPems.key };
const certificate = { name: 'conta.crt', content: testPems.certificate };

interface Sent {
  code?: string;
  issues?: { path: string; message: string }[];
  data?: BankRegistration;
}
type Form = Parameters<typeof sendForm>[3];
const save = (form: Form, who = ceo) => sendForm<Sent>(server, who, '/api/bank', form, home, 'PUT');
const read = async (who = ceo) => (await who.call(bankRegistrationsApi.read)).data;
const stored = async () =>
  server.inTenant(home, async (db) => ({
    rows: await db.select().from(bankRegistrations),
    history: await db.select().from(changes),
  }));

describe('bank registration of a tenant', { tags: ['W-404', 'D-20'] }, () => {
  it('is empty at first, and returned without its secrets once saved', async () => {
    expect(await read()).toBeNull();
    const { status, body } = await save({ ...fields, seen: '0', chaveKey: key, certificado: certificate });
    expect(status).toBe(200);
    const { cliente_secret, ...shown } = fields;
    expect(body.data).toMatchObject({
      ...{ ...shown, cpfCnpj: '11222333000181', cep: '74000000' },
      ...{ hasSecret: true, chaveKey: 'conta.key', certificado: 'conta.crt', version: 1 },
      ...{ certificadoValidoAte: '2126-10-28T20:40:16.000Z', updatedDate: server.clock.now().toISOString() },
    });
    expect(await read()).toEqual(body.data);
    expect(await read(await caller('ADMIN', 'FINANCEIRO'))).toEqual(body.data);
  });

  it('keeps secret, key and certificate encrypted, and out of files, responses and the history', async () => {
    await save({ ...fields, chaveKey: key, certificado: certificate });
    const lines = [testPems.key, testPems.certificate].map((pem) => pem.split('\n')[1] ?? '');
    const responses = JSON.stringify([await stored(), await read()]);
    for (const secret of [fields.cliente_secret, ...lines]) expect(responses).not.toContain(secret);
    expect(storedUploads(server)).toEqual([]);
    expect((await stored()).history.map(({ field }) => field)).toContain('cliente_secret');
  });

  it('keeps the secret and the files that are not sent again', async () => {
    await save({ ...fields, chaveKey: key, certificado: certificate });
    const [before] = (await stored()).rows;
    const { body } = await save({ ...fields, cliente_secret: '', nome: 'Outro nome', seen: '1' });
    expect(body.data).toMatchObject({ nome: 'Outro nome', hasSecret: true, chaveKey: 'conta.key', version: 2 });
    const { secret_sealed, key_sealed, certificate_sealed } = before ?? {};
    expect((await stored()).rows).toMatchObject([{ secret_sealed, key_sealed, certificate_sealed }]);
  });

  it('requires no files', { tags: ['W-423'] }, async () => {
    const { status, body } = await save(fields);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ chaveKey: null, certificado: null, certificadoValidoAte: null });
  });

  it('is not overwritten from an outdated version', async () => {
    await save(fields);
    expect(await save({ ...fields, nome: 'Atrasado', seen: '0' })).toMatchObject({
      status: 409,
      body: { code: 'bank_changed' },
    });
    expect(await read()).toMatchObject({ nome: fields.nome });
  });

  it('is invisible to other tenants', async () => {
    await save(fields);
    const elsewhere = await addTenant(server);
    const there = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), elsewhere);
    expect(await read(there)).toBeNull();
  });
});

describe('rejected bank registration', () => {
  const expired = { ...fields, chaveKey: key, certificado: certificate };
  it.each<[string, Form, string, string]>([
    ['no secret the first time', { ...fields, cliente_secret: '' }, 'invalid_input', 'cliente_secret'],
    ['no client id', { ...fields, client_id: '' }, 'invalid_input', 'client_id'],
    [
      'a file with another extension',
      { ...fields, chaveKey: { ...key, name: 'a.zip' } },
      'bank_file_extension',
      'chaveKey',
    ],
    [
      'a file that is too large',
      { ...fields, chaveKey: { ...key, content: 'x'.repeat(65_537) } },
      'bank_file_too_large',
      'chaveKey',
    ],
    ['a file without a key', { ...fields, chaveKey: { ...key, content: 'nada' } }, 'bank_key_invalid', 'chaveKey'],
    [
      'an encrypted key',
      { ...fields, chaveKey: { ...key, content: testPems.lockedKey } },
      'bank_key_invalid',
      'chaveKey',
    ],
    [
      'a file without a certificate',
      { ...fields, certificado: { ...certificate, content: 'nada' } },
      'bank_certificate_invalid',
      'certificado',
    ],
    [
      'a key of another certificate',
      { ...fields, chaveKey: { ...key, content: testPems.otherKey }, certificado: certificate },
      'bank_pair_mismatch',
      'certificado',
    ],
  ])('changes nothing: %s', { tags: ['W-412', 'W-413'] }, async (_, form, code, path) => {
    const { status, body } = await save(form);
    expect(status).toBe(code === 'bank_file_too_large' ? 413 : 400);
    expect(body).toMatchObject({ code, issues: [{ path }] });
    expect(await read()).toBeNull();
    expect(storedUploads(server)).toEqual([]);
  });

  it('rejects an expired certificate, and one that does not match the stored key', async () => {
    await save(fields);
    await save({ ...fields, chaveKey: { ...key, content: testPems.otherKey } });
    expect((await save({ ...fields, certificado: certificate })).body).toMatchObject({ code: 'bank_pair_mismatch' });
    server.clock.move(200 * 365 * 86_400_000);
    const later = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
    const refused = await save(expired, later);
    server.clock.move(-200 * 365 * 86_400_000);
    expect(refused.body).toMatchObject({ code: 'bank_certificate_expired' });
  });

  it('denies reading and saving outside the provider; FINANCEIRO may read', { tags: ['W-402'] }, async () => {
    const analyst = await caller('ADMIN', 'ANALISTA');
    const owner = await caller('USUARIO', 'CEO');
    for (const who of [analyst, owner]) {
      expect(await who.try(bankRegistrationsApi.read)).toMatchObject({ status: 403, body: { code: 'bank_denied' } });
      expect(await save(fields, who)).toMatchObject({ status: 403, body: { code: 'bank_edit_denied' } });
    }
    const financial = await caller('ADMIN', 'FINANCEIRO');
    expect(await save(fields, financial)).toMatchObject({ status: 403, body: { code: 'bank_edit_denied' } });
    expect(await read()).toBeNull();
  });
});
