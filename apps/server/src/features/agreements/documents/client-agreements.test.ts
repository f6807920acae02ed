import { clientAgreementsApi as api } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, addVerified } from '../../../../test/acts.ts';
import { type AgreementFixture, createAgreementFixture } from '../../../../test/agreement-fixture.ts';
import { addSuggestion } from '../../../../test/agreements.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
} from '../../../../test/harness.ts';
import { addOwner } from '../../../../test/owners.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { listSuggestionRows } from '../suggestions/suggestions.repository.ts';

let server: TestServer;
let provider: TenantId;
let fixture: AgreementFixture;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  fixture = await createAgreementFixture(server, provider);
});
afterAll(() => server.close());

const verified = () =>
  addVerified(server, { id_tenant: fixture.home, id_owner: fixture.owner.id, cpf: fixture.owner.cpf });

describe('GET /agreement/minutas-client/:cnpjcpf', () => {
  const list = (by: Caller, cnpjcpf = fixture.id_client) => by.try(api.ofClient, { params: { cnpjcpf } });

  it('lists all agreements of a client, inactive ones included, newest first', {
    tags: ['W-551', 'W-486', 'D-03'],
  }, async () => {
    const { byCeo, byOwner, agreement, contract, asPartner, asAdmin } = fixture;
    server.clock.move(1000);
    const later = await contract({ typeRegime: 'LUCRO_REAL', IsAtivo: false, html: '<p>Outro</p>' });
    expect(await list(byCeo)).toMatchObject({
      status: 200,
      body: {
        data: [
          { id: later, IsAtivo: false, htmlContent: '<p>Outro</p>', pdf: null, version: 1 },
          { id: agreement, IsAtivo: true, contracts: ['PRINCIPAL', 'FCVS'], isAssinado: false },
        ],
      },
    });
    expect((await list(await asAdmin('JURIDICO'))).status).toBe(200);
    expect((await list(await asPartner())).status).toBe(403);
    expect((await list(byOwner)).status).toBe(403);
    expect((await list(byCeo, (await addOwner(server, { id_tenant: provider })).clients[0])).status).toBe(404);
  });
});

describe('agreements that the reader can select for signing', { tags: ['C-98'] }, () => {
  const signable = async (by: Caller) =>
    (await by.call(api.ofClient, { params: { cnpjcpf: fixture.id_client } })).data.map(({ isSignable }) => isSignable);

  it('selects those that the reader can still sign for the consultancy or as a witness', {
    tags: ['W-385', 'C-41'],
  }, async () => {
    const { home, ceo, byCeo, id_client, agreement, inHome, asAdmin } = fixture;
    expect(await signable(byCeo)).toEqual([true]);
    expect(await signable(await asAdmin('JURIDICO'))).toEqual([true]);
    const manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    await inHome((db) => db.update(clients).set({ id_gerente: manager.id }).where(eq(clients.cnpjcpf, id_client)));
    expect(await signable(await as(server, manager))).toEqual([false]);
    await addVerified(server, { id_tenant: home, id_user: ceo.id, cpf: ceo.cpf });
    expect((await act(byCeo, agreement)).status).toBe(201);
    expect(await signable(byCeo)).toEqual([false]);
    await fixture.set({ isAssinado: true });
    expect(await signable(await asAdmin('JURIDICO'))).toEqual([false]);
  });
});

describe('POST /agreement/update', () => {
  const update = (by: Caller, body: object = { id_client: fixture.id_client }) => by.tryInvalid(api.update, { body });

  it('rewrites the text for staff and client and returns it', { tags: ['W-318', 'W-553', 'C-42'] }, async () => {
    const { byCeo, byOwner, id_client, inHome, template } = fixture;
    const html = '<p>{{cliente.razao_social}}</p>';
    await template('PRINCIPAL', html);
    expect(await update(byCeo)).toMatchObject({
      status: 200,
      body: { data: { version: 2, html: '<p>PADARIA LTDA</p>' } },
    });
    expect(await update(byCeo)).toMatchObject({ body: { data: { version: 2 } } });
    await inHome((db) =>
      db.update(clients).set({ razao_social: 'PADARIA NOVA' }).where(eq(clients.cnpjcpf, id_client)),
    );
    expect(await update(byOwner)).toMatchObject({ body: { data: { version: 3 } } });
    await verified();
    await inHome((db) => db.update(clients).set({ razao_social: 'OUTRA' }).where(eq(clients.cnpjcpf, id_client)));
    expect(await update(byCeo)).toMatchObject({ status: 200, body: { data: { version: 4 } } });
  });

  it('changes nothing when called by link; refuses a call without link or session', { tags: ['D-40'] }, async () => {
    const { id_client, inHome, versions, template, asPartner, linkToken } = fixture;
    await template('PRINCIPAL', '<p>Novo</p>');
    const t = await linkToken();
    const count = (await versions()).length;
    await inHome((db) => db.update(clients).set({ razao_social: 'OUTRA' }).where(eq(clients.cnpjcpf, id_client)));
    const stranger = callerWith(server, '');
    expect((await update(stranger, { id_client, t })).status).toBe(200);
    expect(await versions()).toHaveLength(count);
    expect(await update(stranger)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await update(stranger, { id_client, t: 'x' })).toMatchObject({
      status: 401,
      body: { code: 'link_invalid' },
    });
    expect((await update(await asPartner())).status).toBe(403);
  });

  it('requires id_client and refuses a signed agreement', { tags: ['W-400'] }, async () => {
    const { byCeo } = fixture;
    expect(await update(byCeo, {})).toMatchObject({ status: 400, body: { issues: [{ path: 'id_client' }] } });
    await fixture.set({ isAssinado: true });
    expect(await update(byCeo)).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
  });
});

describe('POST /agreement/close/:id', () => {
  const close = (by = fixture.byCeo) => by.try(api.close, { params: { id: fixture.agreement } });

  it('closes a concluded agreement once and ends its suggestions', { tags: ['W-310', 'W-311', 'D-40'] }, async () => {
    const { home, byOwner, agreement, inHome, asPartner } = fixture;
    await addSuggestion(server, { id_tenant: home, id_agreement: agreement, requestChange: 'x' });
    expect(await close()).toMatchObject({ status: 409, body: { code: 'agreement_not_concluded' } });
    await fixture.set({ status: 'ANALISE_CONCLUIDA' });
    expect((await close(await asPartner())).status).toBe(403);
    expect((await close(byOwner)).status).toBe(403);
    expect(await close()).toMatchObject({ status: 200, body: { data: { isFrist: true } } });
    expect(await inHome((db) => listSuggestionRows(db, home, agreement))).toMatchObject([
      { isActive: false, acceptEdit: null },
    ]);
    expect(await close()).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
  });

  it('refuses when the identity is verified', { tags: ['W-311', 'W-317'] }, async () => {
    await fixture.set({ status: 'ANALISE_CONCLUIDA' });
    await verified();
    expect(await close()).toMatchObject({ status: 409, body: { code: 'agreement_signed' } });
  });
});
