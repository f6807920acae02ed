import { createHash } from 'node:crypto';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
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

const recordedOf = async (reader: Caller, cnpjcpf: string) =>
  (await reader.call(changeHistoryApi.ofClient, { params: { cnpjcpf }, query: {} })).data;

describe('decision on a suggestion', () => {
  it('creates the next version with its SHA-256 and stores who approved it', {
    tags: ['W-359', 'W-548'],
  }, async () => {
    const { ceo, byCeo, id_client, versions, asked, apply, approve } = fixture;
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

  it('leaves the agreement unchanged when rejected', { tags: ['W-547'] }, async () => {
    const { versions, asked, apply, reject } = fixture;
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    expect(await reject(id)).toMatchObject({ status: 200, body: { data: { acceptEdit: false } } });
    expect(await versions()).toHaveLength(1);
  });

  it('shows the reason of a rejection to its author and in the history of the contract', {
    tags: ['W-547'],
  }, async () => {
    const { asAdmin, byCeo, byOwner, id_client, agreement, asked, preview, reject, history } = fixture;
    const { id, number } = await asked('Trocar o foro', byOwner);
    expect(await reject(id, byCeo, '  O foro é o da sede.\n')).toMatchObject({
      status: 200,
      body: { data: { acceptEdit: false, reason: 'O foro é o da sede.' } },
    });
    expect(await history(byOwner)).toMatchObject([{ id, reason: 'O foro é o da sede.' }]);
    expect((await preview(id, '1', byOwner)).edit.reason).toBe('O foro é o da sede.');
    const recorded = await recordedOf(await asAdmin('CEO'), id_client);
    expect(recorded).toContainEqual(
      expect.objectContaining({ id_entity: agreement, field: `motivo_sugestao ${number}`, to: 'O foro é o da sede.' }),
    );
  });

  it.each([undefined, '', '   '])('is rejected without a reason (%j), and none is recorded', async (reason) => {
    const { asAdmin, byCeo, id_client, asked, reject } = fixture;
    const { id } = await asked();
    expect(await reject(id, byCeo, reason)).toMatchObject({ status: 200, body: { data: { reason: null } } });
    const recorded = await recordedOf(await asAdmin('CEO'), id_client);
    expect(recorded.map(({ field }) => field)).not.toContainEqual(expect.stringMatching(/^motivo_sugestao/));
  });

  it('refuses a reason that is too long', async () => {
    const { byCeo, asked, reject } = fixture;
    const { id } = await asked();
    expect((await reject(id, byCeo, 'a'.repeat(2001))).status).toBe(400);
    expect((await reject(id, byCeo, 'a'.repeat(2000))).status).toBe(200);
  });

  it('returns 409 for a second decision, also a concurrent one', { tags: ['W-359'] }, async () => {
    const { asked, apply, approve, reject } = fixture;
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    const replies = await Promise.all([approve(id), approve(id), reject(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await reject(id)).toMatchObject({ status: 409, body: { code: 'agreement_edit_decided' } });
  });

  it('is open to all staff of the client but not to clients or others', {
    tags: ['W-358', 'C-40', 'C-96'],
  }, async () => {
    const { byOwner, versions, asPartner, asAdmin, asked, approve, reject } = fixture;
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

  it('is refused when the agreement was signed in the meantime', async () => {
    const { inHome, versions, asked, apply, approve, preview } = fixture;
    const { id } = await asked();
    await apply(id, '<p>São 60 dias.</p>');
    expect((await preview(id)).edit.isChangeable).toBe(true);
    await inHome((db) => db.update(agreements).set({ isAssinado: true }));
    expect((await preview(id)).edit.isChangeable).toBe(false);
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
    expect(await versions()).toHaveLength(1);
  });

  it('requires the text to be rewritten when the agreement changed', async () => {
    const { versions, asked, apply, approve, history } = fixture;
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

  it('is refused to the partner and their manager', { tags: ['D-40'] }, async () => {
    const { home, ceo, asked, approve } = fixture;
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

  it('keeps the approved text when products are added', async () => {
    const { byCeo, id_client, versions, template, asked, apply, approve } = fixture;
    await template('PRINCIPAL', '<p>São 30 dias.</p>');
    await template('SUBVENCAO', '<p>Parte: {{contrato.produto}}</p>');
    const link = (contracts: ServiceType[]) =>
      byCeo.call(agreementsApi.linkClient, { body: { contracts, typeRegime: 'SIMPLES_NACIONAL', id_client } });
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
