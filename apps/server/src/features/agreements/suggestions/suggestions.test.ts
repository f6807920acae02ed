import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { suggestionsApi as api } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
} from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';
import { createSuggestionFixture, type SuggestionFixture } from '../../../../test/suggestion-fixture.ts';
import { agreements } from '../documents/agreements.table.ts';

let server: TestServer;
let provider: TenantId;
let fixture: SuggestionFixture;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  fixture = await createSuggestionFixture(server, provider);
});
afterAll(() => server.close());

describe('POST /agreement-edit/request/:idAgreement', () => {
  it('accepts suggestions of a user and the client, and lists them newest first', {
    tags: ['W-008', 'W-345', 'W-488', 'W-552', 'W-556'],
  }, async () => {
    const { byOwner, agreement, asked, history } = fixture;
    const first = await asked();
    expect(first).toMatchObject({
      ...{ id_agreement: agreement, number: 1, requestChange: 'Trocar 30 por 60 dias', change: null },
      ...{ acceptEdit: null, isActive: true, isEdit: true, authorName: 'Eduardo Rezende', decidedAt: null },
      createdAt: server.clock.now().toISOString(),
    });
    const second = await asked('  Outro pedido  ', byOwner);
    expect(second).toMatchObject({ number: 2, requestChange: 'Outro pedido', authorName: 'Dona da Empresa' });
    expect((await history(byOwner)).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('refuses blank text with the specified message', { tags: ['W-342', 'W-343'] }, async () => {
    const { byCeo, agreement } = fixture;
    for (const body of [{ requestChange: ' \n ' }, {}]) {
      const reply = await byCeo.tryInvalid(api.request, { params: { idAgreement: agreement }, body: body });
      expect(reply).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'requestChange', message: 'Campos obrigatórios ausentes' }] },
      });
    }
  });

  it('lets a link holder suggest and read for this agreement only', {
    tags: ['D-30'],
  }, async () => {
    const { home, ceo, byCeo, id_client, agreement, template } = fixture;
    await template('PRINCIPAL', '<p>Texto</p>');
    const body = { contracts: ['PRINCIPAL' as const], typeRegime: 'SIMPLES_NACIONAL' as const, id_client };
    const { data } = await byCeo.call(agreementsApi.linkClient, { body });
    const t = new URL(data.link).searchParams.get('t') ?? '';
    const stranger = callerWith(server, '');
    const params = { idAgreement: agreement };
    const ask = (by: Caller, sent: object) => by.try(api.request, { params, body: { requestChange: 'x', ...sent } });
    expect(await ask(stranger, {})).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await ask(stranger, { t: 'errado' })).toMatchObject({ status: 401, body: { code: 'link_invalid' } });
    const { status, body: made } = await ask(stranger, { t });
    expect([status, made]).toMatchObject([201, { data: { authorName: 'Quem recebeu o link' } }]);
    const list = await stranger.try(api.history, { params: { agreementId: agreement }, query: { t } });
    expect(list).toMatchObject({ status: 200, body: { data: [{ number: 1 }] } });
    const editId = (made as unknown as { data: { id: string } }).data.id;
    expect((await stranger.try(api.preview, { params: { editId }, query: { t } })).status).toBe(200);

    const other = await addOwner(server, { id_tenant: home });
    const of = { id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL'], typeRegime: 'Real', html: '<p>y</p>' };
    const elsewhere = await addAgreement(server, { ...of, id_client: other.clients[0] ?? '' });
    const beyond = await stranger.try(api.history, { params: { agreementId: elsewhere }, query: { t } });
    expect(beyond).toMatchObject({ status: 401, body: { code: 'link_invalid' } });
  });

  it('refuses callers who may not open the client, other clients, and more than thirty undecided ones', async () => {
    const { home, byCeo, agreement, asPartner, asAdmin, asked } = fixture;
    const ask = (by: Caller) =>
      by.try(api.request, { params: { idAgreement: agreement }, body: { requestChange: 'x' } });
    expect((await ask(await asPartner())).status).toBe(403);
    expect((await ask(await asClient(server, await addOwner(server, { id_tenant: home })))).status).toBe(403);
    expect((await ask(await asAdmin('FINANCEIRO'))).status).toBe(403);
    expect((await ask(await asAdmin('JURIDICO'))).status).toBe(201);
    for (let i = 0; i < 29; i++) await asked();
    expect(await ask(byCeo)).toMatchObject({ status: 409, body: { code: 'agreement_edits_too_many' } });
  });

  it('refuses an agreement that is closed or that the party has signed', { tags: ['W-345', 'D-47'] }, async () => {
    const { byOwner, agreement, inHome } = fixture;
    const ask = () => byOwner.try(api.request, { params: { idAgreement: agreement }, body: { requestChange: 'x' } });
    await inHome((db) => db.update(agreements).set({ isAssinado: true }));
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
    await inHome((db) => db.update(agreements).set({ isAssinado: false, isFrist: true }));
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
    await inHome((db) => db.update(agreements).set({ isFrist: false, acts: ['cliente'] }));
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'agreement_acted' } });
    await inHome((db) => db.update(agreements).set({ acts: ['contratada'] }));
    expect((await ask()).status).toBe(201);
  });

  it('accepts suggestions for one agreement after the client has signed another', { tags: ['W-345'] }, async () => {
    const { home, byCeo, byOwner, ceo, owner, id_client, agreement } = fixture;
    const of = { id_tenant: home, by: ceo.id, id_client, contracts: ['PRINCIPAL'], html: '<p>y</p>' };
    await addAgreement(server, { ...of, typeRegime: 'LUCRO_REAL', isAssinado: true, acts: ['cliente', 'contratada'] });
    const signed = { id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf };
    await addIdentityCheck(server, { ...signed, decision: 'verified', decidedAt: server.clock.now().toISOString() });
    for (const by of [byCeo, byOwner]) {
      const asked = { params: { idAgreement: agreement }, body: { requestChange: 'Trocar o prazo' } };
      expect((await by.try(api.request, asked)).status).toBe(201);
    }
  });
});

describe('text of a suggestion', () => {
  it('is stored by CEO and JURIDICO without changing the agreement', {
    tags: ['W-338', 'W-339', 'W-557'],
  }, async () => {
    const { home, byOwner, versions, asAdmin, asked, apply, reject } = fixture;
    const { id } = await asked();
    expect(await apply(id, '<p>São <b>60</b> dias.</p>')).toMatchObject({
      status: 200,
      body: { data: { change: '<p>São <strong>60</strong> dias.</p>', isEdit: false, acceptEdit: null } },
    });
    expect((await apply(id, '<p>São 90 dias.</p>', await asAdmin('JURIDICO'))).status).toBe(200);
    expect(await versions()).toHaveLength(1);
    const gerente = await addUser(server, {
      id_tenant: provider,
      typeUser: 'ADMIN',
      typeCargo: 'TI',
      permissions: { permission_geral: true },
    });
    expect(await apply(id, '<p>x</p>', await as(server, gerente, home))).toMatchObject({
      status: 403,
      body: { code: 'agreement_edit_denied' },
    });
    expect(await apply(id, '<p>x</p>', byOwner)).toMatchObject({
      status: 403,
      body: { code: 'staff_only' },
    });
    expect(await apply(id, '<p> </p>')).toMatchObject({
      status: 400,
      body: { code: 'agreement_edit_empty', issues: [{ path: 'html' }] },
    });
    expect((await apply('nenhuma', '<p>x</p>')).status).toBe(404);
    await reject(id);
    expect(await apply(id, '<p>x</p>')).toMatchObject({ status: 409, body: { code: 'agreement_edit_decided' } });
  });

  it('is cleaned like a template before it is stored', async () => {
    const { asked, apply, history, preview } = fixture;
    const { id } = await asked('<img src=x onerror=alert(1)>');
    const hostile =
      '<p onclick="a()">Oi <a href="javascript:a()">eu</a><script>a()</script><img src=x onerror=a()></p><svg onload=a()></svg><iframe srcdoc="x"></iframe>';
    await apply(id, hostile);
    expect((await history())[0]).toMatchObject({
      change: '<p>Oi eu</p>',
      requestChange: '<img src=x onerror=alert(1)>',
    });
    const { html } = (await preview(id)).preview;
    expect(html).not.toMatch(/<(?!\/?(?:p|ins|del)>)|on\w+=|javascript:/);
  });

  it('is previewed with or without marked changes', { tags: ['W-353', 'W-490', 'W-546'] }, async () => {
    const { byCeo, byOwner, id_client, asPartner, asked, apply, preview } = fixture;
    const { id } = await asked();
    expect((await preview(id)).preview.html).toBe('<p>São 30 dias.</p>');
    await apply(id, '<p>São 60 dias.</p><p>Fim.</p>');
    expect(await preview(id)).toMatchObject({
      edit: {
        id,
        number: 1,
        acceptEdit: null,
        createdAt: server.clock.now().toISOString(),
        id_client,
      },
      preview: {
        html: '<p>São <del>30</del><ins>60</ins> dias.</p><p><ins>Fim</ins><ins>.</ins></p>'.replace('</ins><ins>', ''),
      },
    });
    expect((await preview(id, '0')).preview.html).toBe('<p>São 60 dias.</p><p>Fim.</p>');
    expect((await preview(id, '1', byOwner)).edit.id).toBe(id);
    expect(await byCeo.try(api.preview, { params: { editId: 'nenhuma' } })).toMatchObject({
      status: 404,
      body: { message: 'Dados de pré-visualização não encontrados' },
    });
    expect((await (await asPartner()).try(api.preview, { params: { editId: id } })).status).toBe(403);
  });
});
