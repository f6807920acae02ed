import { createHash } from 'node:crypto';
import { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addContractParties, type ContractParties } from '../../../../test/agreement-parties.ts';
import {
  addTenant,
  addUser,
  as,
  type NewUser,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { users } from '../../accounts/users/users.table.ts';
import { agreements } from './agreements.table.ts';

const text =
  '<h1>Parceria</h1><p>{{parceiro.nome}}, {{parceiro.razao_social}}: {{comissao.numero}}% ({{comissao.por_extenso}} por cento), {{empresa.razao_social}}, {{empresa.representante_nome}}, {{contrato.data_por_extenso}}</p>';

let server: TestServer;
let provider: TenantId;
let admin: TestUser;
let fixture: ContractParties;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
});
beforeEach(async () => {
  fixture = await addContractParties(server, provider, { cidade: 'Goiânia', uf: 'GO' });
});
afterAll(() => server.close());

const template = (typeContrato: TemplateType, html = text) => fixture.template(typeContrato, html);
const change = (id: string, values: Partial<typeof users.$inferInsert>) =>
  fixture.inHome((db) => db.update(users).set(values).where(eq(users.id, id)));
const partner = (values: Partial<NewUser> = {}) =>
  addUser(server, { id_tenant: fixture.home, typeCargo: 'PARCEIRO', name: 'Ana Souza', ...values });

describe('POST /agreement/vincular/user', { tags: ['W-541'] }, () => {
  const link = (email: string, contracts = ['PARCERIA_COMERCIAL_CPF'] as const, by = fixture.byCeo) =>
    by.call(agreementsApi.linkUser, { body: { email, contracts: [...contracts] } });

  it('writes the agreement of a user and returns its link and missing values', {
    tags: ['F-454', 'F-255', 'D-29', 'I-105', 'I-253', 'X-19'],
  }, async () => {
    const { ceo, versions } = fixture;
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

  it('uses the CNPJ agreement for a company and ends the one it had as a person', {
    tags: ['F-417', 'C-18'],
  }, async () => {
    const { inHome } = fixture;
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

  it('keeps the version when nothing but the day changes, and once it is signed', async () => {
    const { inHome, versions } = fixture;
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

  it('refuses without permission, user, matching type or active template', async () => {
    const { home, byCeo, asPartner } = fixture;
    const person = await partner();
    const attempt = (body: object, by = byCeo) => by.tryInvalid(agreementsApi.linkUser, { body });
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

  it('lets a GERENTE link only the agreement of the company they registered', {
    tags: ['F-238', 'F-239'],
  }, async () => {
    const { home } = fixture;
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
  it('shows the user’s own text and those of managed users, also in the signature status', {
    tags: ['F-405'],
  }, async () => {
    const { home, byCeo, inHome, asPartner } = fixture;
    await template('PARCERIA_COMERCIAL_CPF', '<p>{{parceiro.nome}}</p>');
    const person = await partner();
    const own = await as(server, person);
    const params = { userId: person.id };
    expect(await own.try(agreementsApi.ofUser, { params })).toMatchObject({
      status: 404,
      body: { code: 'agreement_not_found', message: 'Minuta não encontrada.' },
    });
    expect(await own.call(agreementsApi.ofUser, { params, query: { vazio: '1' } })).toEqual({ data: null });
    expect((await own.call(identityChecksApi.statusOfUser, { params })).data).toMatchObject({
      html: null,
      cpf: person.cpf,
    });
    const body = { contracts: ['PARCERIA_COMERCIAL_CPF' as const], email: person.email };
    await byCeo.call(agreementsApi.linkUser, { body });
    for (const by of [own, byCeo, await as(server, admin, home)]) {
      const { data } = await by.call(agreementsApi.ofUser, { params });
      expect(data).toMatchObject({ html: '<p>Ana Souza</p>', name: 'Ana Souza', version: 1, pdf: null });
    }
    const status = await own.call(identityChecksApi.statusOfUser, { params });
    expect(status.data).toMatchObject({ html: '<p>Ana Souza</p>', isAssinado: false, isModifica: true });
    await inHome((db) => db.update(agreements).set({ isAssinado: true }));
    expect((await own.call(identityChecksApi.statusOfUser, { params })).data.isAssinado).toBe(true);
    expect(await (await asPartner()).try(agreementsApi.ofUser, { params })).toMatchObject({
      status: 403,
      body: { code: 'agreement_denied' },
    });
  });
});

it('registers a company and returns the link of its agreement', { tags: ['F-226', 'G-16'] }, async () => {
  const { byCeo } = fixture;
  await template('PARCERIA_COMERCIAL_CNPJ');
  const firm = await partner({ typeCargo: 'CONTABILIDADE' });
  await change(firm.id, { cnpj: '11222333000181' });
  const { data } = await byCeo.call(agreementsApi.linkUser, {
    body: { contracts: ['PARCERIA_COMERCIAL_CNPJ'], email: firm.email },
  });
  const { data: me } = await byCeo.call(usersApi.read, { params: { id: firm.id } });
  expect(data.link.endsWith(`/minuta-usuario/${me.id}`)).toBe(true);
});
