import { createHash } from 'node:crypto';
import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAgreement } from '../../../test/agreements.ts';
import { type EditStage, setEditStage } from '../../../test/edit-stage.ts';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../test/harness.ts';
import { agreements } from '../agreements/agreements.table.ts';

let server: TestServer;
let provider: TenantId;
let stage: EditStage;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  stage = await setEditStage(server, provider);
});
afterAll(() => server.close());

describe('the decision', () => {
  test('W-359 W-548 approving makes the next version, with its SHA-256, and names who decided', async () => {
    const { ceo, byCeo, id_client, versions, asked, apply, approve } = stage;
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    expect(await approve(id)).toMatchObject({
      status: 200,
      body: { data: { acceptEdit: true, decidedByName: 'Eduardo Rezende', isEdit: false } },
    });
    const [, second] = await versions();
    const sha256 = createHash('sha256').update('<p>São 60 dias.</p>').digest('hex');
    expect(second).toMatchObject({ number: 2, html: '<p>São 60 dias.</p>', sha256, id_user: ceo.id, id_edit: id });
    const { data } = await byCeo.call(agreementsApi.activeOfClient, { params: { id: id_client } });
    expect(data).toMatchObject({ version: 2, sha256 });
  });

  test('W-547 rejecting leaves the contract as it is', async () => {
    const { versions, asked, apply, reject } = stage;
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    expect(await reject(id)).toMatchObject({ status: 200, body: { data: { acceptEdit: false } } });
    expect(await versions()).toHaveLength(1);
  });

  test('W-359 deciding twice is a conflict, also at the same time', async () => {
    const { asked, apply, approve, reject } = stage;
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    const replies = await Promise.all([approve(id), approve(id), reject(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await reject(id)).toMatchObject({ status: 409, body: { code: 'agreement_edit_decided' } });
  });

  test('W-358 C-40 C-96 everybody of the staff who opens the client decides; clients and others do not', async () => {
    const { byOwner, versions, asPartner, asAdmin, asked, approve, reject } = stage;
    const { id } = await asked();
    expect(await approve(id, byOwner)).toMatchObject({
      status: 403,
      body: { code: 'staff_only' },
    });
    expect((await approve(id, await asPartner())).status).toBe(403);
    expect((await reject(id, await asPartner())).status).toBe(403);
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect((await approve(id, elsewhere)).status).toBe(404);
    expect((await approve(id, await asAdmin('JURIDICO'))).status).toBe(200);
    expect(await versions()).toHaveLength(1);
  });

  test('nothing is approved on a contract that somebody signed meanwhile', async () => {
    const { inHome, versions, asked, apply, approve } = stage;
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    await inHome((db) => db.update(agreements).set({ isAssinado: true }));
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
    expect(await versions()).toHaveLength(1);
  });

  test('a text that was written before the contract changed is written anew', async () => {
    const { versions, asked, apply, approve, history } = stage;
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
    const { home, ceo, asked, approve } = stage;
    const gerente = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', id_gerente: gerente.id });
    const of = { id_tenant: home, by: ceo.id, contracts: ['PARCERIA_COMERCIAL_CPF'], html: '<p>10%</p>' };
    const partnership = await addAgreement(server, { ...of, id_user: person.id });
    const own = await as(server, person);
    const { id } = await asked('20%, por favor', own, partnership);
    for (const by of [own, await as(server, gerente)]) {
      expect(await approve(id, by)).toMatchObject({ status: 403, body: { code: 'agreement_edit_decision_denied' } });
    }
    expect((await approve(id)).status).toBe(200);
  });

  test('what was agreed is not lost when products are added', async () => {
    const { byCeo, id_client, versions, template, asked, apply, approve } = stage;
    await template('PRINCIPAL', '<p>São 30 dias.</p>');
    await template('SUBVENCAO', '<p>Parte: {{contrato.produto}}</p>');
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
