import { createHash } from 'node:crypto';
import { agreementEditsApi as api } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAgreement } from '../../../test/agreements.ts';
import { addContract } from '../../../test/contracts.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/harness.ts';
import { addOwner, asClient, type TestOwner } from '../../../test/owners.ts';
import { addSignature } from '../../../test/signatures.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { agreements, agreementVersions } from '../agreements/agreements.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: TestUser;
let byCeo: Caller;
let owner: TestOwner;
let agreement: string;

const inHome = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);
const versions = () => inHome((db) => db.select().from(agreementVersions).orderBy(agreementVersions.number));
const admin = async (typeCargo: 'JURIDICO' | 'TI' | 'FINANCEIRO') =>
  as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo }), home);
const partner = async () => as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));

const asked = async (by: Caller = byCeo, requestChange = 'Trocar 30 por 60 dias', idAgreement = agreement) =>
  (await by.call(api.request, { params: { idAgreement }, body: { requestChange } })).data;
const apply = (id_edit: string, html: string, by = byCeo) => by.try(api.apply, { params: { id_edit }, body: { html } });
const approve = (id: string, by = byCeo) => by.try(api.approve, { params: { id } });
const reject = (id: string, by = byCeo) => by.try(api.reject, { params: { id } });
const history = async (by = byCeo) => (await by.call(api.history, { params: { agreementId: agreement } })).data;
const preview = async (editId: string, highlight?: '0' | '1', by = byCeo) =>
  (await by.call(api.preview, { params: { editId }, query: { highlight } })).data;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  home = await addTenant(server);
  ceo = await addUser(server, { id_tenant: home, name: 'Eduardo Rezende' });
  byCeo = await as(server, ceo);
  owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'PADARIA LTDA' }] });
  const of = { id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL'], typeRegime: 'SIMPLES_NACIONAL' };
  agreement = await addAgreement(server, { ...of, id_client: owner.clients[0] ?? '', html: '<p>São 30 dias.</p>' });
});
afterAll(() => server.close());

describe('POST /agreement-edit/request/:idAgreement', () => {
  test('W-008 W-345 W-488 W-552 a user and the client ask; the suggestion is listed, newest first (W-556)', async () => {
    const first = await asked();
    expect(first).toMatchObject({
      ...{ id_agreement: agreement, number: 1, requestChange: 'Trocar 30 por 60 dias', change: null },
      ...{ acceptEdit: null, isActive: true, isEdit: true, authorName: 'Eduardo Rezende', decidedAt: null },
      createdAt: server.clock.now().toISOString(),
    });
    const byOwner = await asClient(server, owner);
    const second = await asked(byOwner, '  Outro pedido  ');
    expect(second).toMatchObject({ number: 2, requestChange: 'Outro pedido', authorName: 'Dona da Empresa' });
    expect((await history(byOwner)).map(({ number }) => number)).toEqual([2, 1]);
  });

  test('W-342 W-343 nothing but white space is refused in the listed words', async () => {
    for (const body of [{ requestChange: ' \n ' }, {}]) {
      const reply = await byCeo.try(api.request, { params: { idAgreement: agreement }, body: body as never });
      expect(reply).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'requestChange', message: 'Campos obrigatórios ausentes' }] },
      });
    }
  });

  test('D-30 whoever holds the link asks and reads, of this contract alone; nobody else does', async () => {
    await addContract(server, { id_tenant: home, id_user: ceo.id, typeContrato: 'PRINCIPAL', html: '<p>Texto</p>' });
    const id_client = owner.clients[0] ?? '';
    const body = { contracts: ['PRINCIPAL' as const], typeRegime: 'SIMPLES_NACIONAL', id_client };
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

  test('is refused to who may not open the client, to another client, and past thirty that wait', async () => {
    const ask = (by: Caller) =>
      by.try(api.request, { params: { idAgreement: agreement }, body: { requestChange: 'x' } });
    expect((await ask(await partner())).status).toBe(403);
    expect((await ask(await asClient(server, await addOwner(server, { id_tenant: home })))).status).toBe(403);
    expect((await ask(await admin('FINANCEIRO'))).status).toBe(403);
    expect((await ask(await admin('JURIDICO'))).status).toBe(201);
    for (let i = 0; i < 29; i++) await asked();
    expect(await ask(byCeo)).toMatchObject({ status: 409, body: { code: 'agreement_edits_too_many' } });
  });

  test('W-345 is refused on what is signed, closed or verified', async () => {
    const ask = () => byCeo.try(api.request, { params: { idAgreement: agreement }, body: { requestChange: 'x' } });
    await inHome((db) => db.update(agreements).set({ isAssinado: true }));
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
    await inHome((db) => db.update(agreements).set({ isAssinado: false, isFrist: true }));
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
    await inHome((db) => db.update(agreements).set({ isFrist: false }));
    const signed = { id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf };
    await addSignature(server, { ...signed, decision: 'verified', decidedAt: server.clock.now().toISOString() });
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'agreement_signed' } });
  });
});

describe('the text of a suggestion', () => {
  test('W-338 W-339 W-557 CEO and JURIDICO keep it with the suggestion; the contract stays', async () => {
    const { id } = await asked();
    expect(await apply(id, '<p>São <b>60</b> dias.</p>')).toMatchObject({
      status: 200,
      body: { data: { change: '<p>São <strong>60</strong> dias.</p>', isEdit: false, acceptEdit: null } },
    });
    expect((await apply(id, '<p>São 90 dias.</p>', await admin('JURIDICO'))).status).toBe(200);
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
    expect(await apply(id, '<p>x</p>', await asClient(server, owner))).toMatchObject({
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

  test('is cleaned as a template is: hostile HTML is gone before it is kept', async () => {
    const { id } = await asked(byCeo, '<img src=x onerror=alert(1)>');
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

  test('W-353 W-490 W-546 the preview marks what came in and what left, or not', async () => {
    const { id } = await asked();
    expect((await preview(id)).preview.html).toBe('<p>São 30 dias.</p>');
    await apply(id, '<p>São 60 dias.</p><p>Fim.</p>');
    expect(await preview(id)).toMatchObject({
      edit: {
        id,
        number: 1,
        acceptEdit: null,
        createdAt: server.clock.now().toISOString(),
        id_client: owner.clients[0],
      },
      preview: {
        html: '<p>São <del>30</del><ins>60</ins> dias.</p><p><ins>Fim</ins><ins>.</ins></p>'.replace('</ins><ins>', ''),
      },
    });
    expect((await preview(id, '0')).preview.html).toBe('<p>São 60 dias.</p><p>Fim.</p>');
    expect((await preview(id, '1', await asClient(server, owner))).edit.id).toBe(id);
    expect(await byCeo.try(api.preview, { params: { editId: 'nenhuma' } })).toMatchObject({
      status: 404,
      body: { message: 'Dados de pré-visualização não encontrados' },
    });
    expect((await (await partner()).try(api.preview, { params: { editId: id } })).status).toBe(403);
  });
});

describe('the decision', () => {
  test('W-359 W-548 approving makes the next version, with its SHA-256, and names who decided', async () => {
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    expect(await approve(id)).toMatchObject({
      status: 200,
      body: { data: { acceptEdit: true, decidedByName: 'Eduardo Rezende', isEdit: false } },
    });
    const [, second] = await versions();
    const sha256 = createHash('sha256').update('<p>São 60 dias.</p>').digest('hex');
    expect(second).toMatchObject({ number: 2, html: '<p>São 60 dias.</p>', sha256, id_user: ceo.id, id_edit: id });
    const { data } = await byCeo.call(agreementsApi.activeOfClient, { params: { id: owner.clients[0] ?? '' } });
    expect(data).toMatchObject({ version: 2, sha256 });
  });

  test('W-547 rejecting leaves the contract as it is', async () => {
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    expect(await reject(id)).toMatchObject({ status: 200, body: { data: { acceptEdit: false } } });
    expect(await versions()).toHaveLength(1);
  });

  test('W-359 deciding twice is a conflict, also at the same time', async () => {
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    const replies = await Promise.all([approve(id), approve(id), reject(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await reject(id)).toMatchObject({ status: 409, body: { code: 'agreement_edit_decided' } });
  });

  test('W-358 C-40 C-96 everybody of the staff who opens the client decides; clients and others do not', async () => {
    const { id } = await asked();
    expect(await approve(id, await asClient(server, owner))).toMatchObject({
      status: 403,
      body: { code: 'staff_only' },
    });
    expect((await approve(id, await partner())).status).toBe(403);
    expect((await reject(id, await partner())).status).toBe(403);
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect((await approve(id, elsewhere)).status).toBe(404);
    expect((await approve(id, await admin('JURIDICO'))).status).toBe(200);
    expect(await versions()).toHaveLength(1);
  });

  test('nothing is approved on a contract that somebody signed meanwhile', async () => {
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    await inHome((db) => db.update(agreements).set({ isAssinado: true }));
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
    expect(await versions()).toHaveLength(1);
  });

  test('a text that was written before the contract changed is written anew', async () => {
    const [first, second] = [await asked(), await asked()];
    await apply(first.id, '<p>São 60 dias.</p>');
    await apply(second.id, '<p>São 30 dias úteis.</p>');
    await approve(first.id);
    expect(await approve(second.id)).toMatchObject({ status: 409, body: { code: 'agreement_edit_outdated' } });
    expect((await history())[0]).toMatchObject({ id: second.id, isEdit: true });
    await apply(second.id, '<p>São 60 dias úteis.</p>');
    expect((await approve(second.id)).status).toBe(200);
    expect((await versions()).at(-1)).toMatchObject({ number: 3, html: '<p>São 60 dias úteis.</p>' });
  });

  test('D-40 of a partnership neither the partner nor their manager decides', async () => {
    const gerente = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', id_gerente: gerente.id });
    const of = { id_tenant: home, by: ceo.id, contracts: ['PARCERIA_COMERCIAL_CPF'], html: '<p>10%</p>' };
    const partnership = await addAgreement(server, { ...of, id_user: person.id });
    const own = await as(server, person);
    const { id } = await asked(own, '20%, por favor', partnership);
    for (const by of [own, await as(server, gerente)]) {
      expect(await approve(id, by)).toMatchObject({ status: 403, body: { code: 'agreement_edit_decision_denied' } });
    }
    expect((await approve(id)).status).toBe(200);
  });

  test('what was agreed is not lost when products are added', async () => {
    const template = { id_tenant: home, id_user: ceo.id };
    await addContract(server, { ...template, typeContrato: 'PRINCIPAL', html: '<p>São 30 dias.</p>' });
    await addContract(server, { ...template, typeContrato: 'SUBVENCAO', html: '<p>Parte: {{contrato.produto}}</p>' });
    const id_client = owner.clients[0] ?? '';
    const link = (contracts: string[]) =>
      byCeo.call(agreementsApi.linkClient, { body: { contracts, typeRegime: 'SIMPLES_NACIONAL', id_client } as never });
    await link(['FCVS']);
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    await approve(id);
    await link(['FCVS']);
    expect((await versions()).at(-1)?.html).toBe('<p>São 60 dias.</p>');
    await link(['SUBVENCAO']);
    expect((await versions()).at(-1)?.html).toBe('<p>São 60 dias.</p>\n<hr />\n<p>Parte: Subvenção</p>');
  });
});
