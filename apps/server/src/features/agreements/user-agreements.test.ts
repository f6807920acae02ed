import { createHash } from 'node:crypto';
import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import type { ContractType } from '@restitui/domain/contracts/contract-type.ts';
import { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { usersApi } from '@restitui/domain/users/users.api.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContractParties, type ContractParties } from '../../../test/contract-parties.ts';
import {
  addTenant,
  addUser,
  as,
  type NewUser,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/harness.ts';
import { users } from '../users/users.table.ts';
import { agreements } from './agreements.table.ts';

const text =
  '<h1>Parceria</h1><p>{{parceiro.nome}}, {{parceiro.razao_social}}: {{comissao.numero}}% ({{comissao.por_extenso}} por cento), {{empresa.razao_social}}, {{empresa.representante_nome}}, {{contrato.data_por_extenso}}</p>';

let server: TestServer;
let provider: TenantId;
let admin: TestUser;
let stage: ContractParties;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
});
beforeEach(async () => {
  stage = await addContractParties(server, provider, { cidade: 'Goiânia', uf: 'GO' });
});
afterAll(() => server.close());

const template = (typeContrato: ContractType, html = text) => stage.template(typeContrato, html);
const change = (id: string, values: Partial<typeof users.$inferInsert>) =>
  stage.inHome((db) => db.update(users).set(values).where(eq(users.id, id)));
const partner = (values: Partial<NewUser> = {}) =>
  addUser(server, { id_tenant: stage.home, typeCargo: 'PARCEIRO', name: 'Ana Souza', ...values });

describe('W-541 POST /agreement/vincular/user', () => {
  const link = (email: string, contracts = ['PARCERIA_COMERCIAL_CPF'] as const, by = stage.byCeo) =>
    by.call(agreementsApi.linkUser, { body: { email, contracts: [...contracts] } });

  test('F-454 F-255 D-29 I-105 I-253 X-19 writes the agreement of a person and answers with its link and what is missing', async () => {
    const { ceo, versions } = stage;
    await template('PARCERIA_COMERCIAL_CPF');
    const person = await partner();
    await change(person.id, { comissao_user: 15 });
    const { data } = await link(person.email.toUpperCase());
    expect(data.agreement).toMatchObject({
      ...{ id_user: person.id, id_client: null, typeRegime: null, contracts: ['PARCERIA_COMERCIAL_CPF'] },
      ...{ status: 'Pendente', isAssinado: false, IsAtivo: true, isFrist: false, isModifica: true, isVerifed: false },
    });
    expect(data.link).toMatch(new RegExp(`^https?://[^/]+/minuta-usuario/${person.id}$`));
    expect(data.missing).toEqual([{ key: 'parceiro.razao_social', label: 'Razão social do parceiro' }]);
    const [version] = await versions();
    expect(version?.html).toContain('Ana Souza, <mark>[Razão social do parceiro]</mark>: 15% (quinze por cento)');
    expect(version?.html).toContain('Eduardo Rezende, 20 de novembro de 2026');
    expect(version).toMatchObject({
      number: 1,
      id_user: ceo.id,
      sha256: createHash('sha256')
        .update(version?.html ?? '')
        .digest('hex'),
      templates: [{ type: 'PARCERIA_COMERCIAL_CPF' }],
      data: { 'parceiro.nome': 'Ana Souza' },
    });
  });

  test('F-417 C-18 a firm gets the CNPJ agreement, whichever was asked for; what it had as a person ends', async () => {
    const { inHome } = stage;
    await template('PARCERIA_COMERCIAL_CPF');
    await template('PARCERIA_COMERCIAL_CNPJ');
    const { id, email } = await partner({ typeCargo: 'CONTABILIDADE' });
    await link(email);
    await change(id, { cnpj: '11222333000181', razao_social: 'Souza Ltda' });
    const { data } = await link(email);
    expect(data.agreement.contracts).toEqual(['PARCERIA_COMERCIAL_CNPJ']);
    const rows = await inHome((db) => db.select().from(agreements));
    expect(rows.filter(({ IsAtivo }) => IsAtivo).map((row) => row.id)).toEqual([data.agreement.id]);
  });

  test('keeps its version while nothing changes, be it another day, and when it is signed', async () => {
    const { inHome, versions } = stage;
    await template('PARCERIA_COMERCIAL_CPF');
    const { id, email } = await partner();
    const first = await link(email);
    server.clock.move(86_400_000 * 3);
    expect((await link(email)).data.agreement.id).toBe(first.data.agreement.id);
    server.clock.move(-86_400_000 * 3);
    expect(await versions()).toHaveLength(1);
    await change(id, { comissao_user: 30 });
    await link(email);
    expect((await versions()).map(({ number }) => number)).toEqual([1, 2]);
    await inHome((db) => db.update(agreements).set({ isAssinado: true }));
    await change(id, { comissao_user: 40 });
    await link(email);
    expect(await versions()).toHaveLength(2);
  });

  test('is refused where nobody may, nobody is, nothing fits or no template is active', async () => {
    const { home, byCeo, asPartner } = stage;
    const person = await partner();
    const attempt = (body: object, by = byCeo) => by.try(agreementsApi.linkUser, { body } as never);
    const body = { contracts: ['PARCERIA_COMERCIAL_CPF'], email: person.email };
    expect(await attempt(body)).toMatchObject({
      status: 409,
      body: { code: 'template_missing', message: expect.stringContaining('Parceria comercial (CPF)') },
    });
    await template('PARCERIA_COMERCIAL_CPF');
    expect(await attempt(body, await asPartner())).toMatchObject({
      status: 403,
      body: { code: 'agreement_link_denied' },
    });
    expect(await attempt({ ...body, email: 'ninguem@pessoa.test' })).toMatchObject({ status: 404 });
    expect(await attempt(body, await as(server, admin))).toMatchObject({ status: 404 });
    expect(await attempt(body, await as(server, admin, home))).toMatchObject({ status: 201 });
    expect(await attempt({ ...body, contracts: ['PRINCIPAL'] })).toMatchObject({ status: 400 });
    expect(await attempt({ contracts: [], email: 'x' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'contracts' }, { path: 'email', message: 'Email inválido' }] },
    });
  });

  test('F-238 F-239 a GERENTE links the agreement of the firm just registered, and of no one else', async () => {
    const { home } = stage;
    await template('PARCERIA_COMERCIAL_CPF');
    const gerente = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    const caller = await as(server, gerente);
    const own = await partner({ typeCargo: 'CONTABILIDADE' });
    await change(own.id, { id_gerente: gerente.id });
    await link(own.email, undefined, caller);
    const other = await partner();
    const body = { contracts: ['PARCERIA_COMERCIAL_CPF' as const], email: other.email };
    expect((await caller.try(agreementsApi.linkUser, { body })).status).toBe(403);
  });
});

describe('GET /agreement/user/:userId', () => {
  test('F-405 shows the own text and that of whom one manages; the signature status carries it', async () => {
    const { home, byCeo, inHome, asPartner } = stage;
    await template('PARCERIA_COMERCIAL_CPF', '<p>{{parceiro.nome}}</p>');
    const person = await partner();
    const own = await as(server, person);
    const params = { userId: person.id };
    expect(await own.try(agreementsApi.ofUser, { params })).toMatchObject({
      status: 404,
      body: { code: 'agreement_not_found', message: 'Minuta não encontrada.' },
    });
    expect((await own.call(signaturesApi.statusOfUser, { params })).data).toMatchObject({
      html: null,
      cpf: person.cpf,
    });
    const body = { contracts: ['PARCERIA_COMERCIAL_CPF' as const], email: person.email };
    await byCeo.call(agreementsApi.linkUser, { body });
    for (const by of [own, byCeo, await as(server, admin, home)]) {
      const { data } = await by.call(agreementsApi.ofUser, { params });
      expect(data).toMatchObject({ html: '<p>Ana Souza</p>', name: 'Ana Souza', version: 1, pdf: null });
    }
    const status = await own.call(signaturesApi.statusOfUser, { params });
    expect(status.data).toMatchObject({ html: '<p>Ana Souza</p>', isAssinado: false, isModifica: true });
    await inHome((db) => db.update(agreements).set({ isAssinado: true }));
    expect((await own.call(signaturesApi.statusOfUser, { params })).data.isAssinado).toBe(true);
    expect(await (await asPartner()).try(agreementsApi.ofUser, { params })).toMatchObject({
      status: 403,
      body: { code: 'agreement_denied' },
    });
  });
});

test('F-226 G-16 a firm is registered with the link that its agreement answers with', async () => {
  const { byCeo } = stage;
  await template('PARCERIA_COMERCIAL_CNPJ');
  const firm = await partner({ typeCargo: 'CONTABILIDADE' });
  await change(firm.id, { cnpj: '11222333000181' });
  const { data } = await byCeo.call(agreementsApi.linkUser, {
    body: { contracts: ['PARCERIA_COMERCIAL_CNPJ'], email: firm.email },
  });
  const { data: me } = await byCeo.call(usersApi.read, { params: { id: firm.id } });
  expect(data.link.endsWith(`/minuta-usuario/${me.id}`)).toBe(true);
});
