import { clientAgreementsApi as api } from '@restitui/domain/agreements/client-agreements.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { act, addVerified } from '../../../test/acts.ts';
import { addEdit } from '../../../test/agreements.ts';
import { type ContractStage, setContractStage } from '../../../test/contract-stage.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
} from '../../../test/harness.ts';
import { addOwner } from '../../../test/owners.ts';
import { listEdits } from '../agreement-edits/agreement-edits.repository.ts';
import { clients } from '../clients/clients.table.ts';

let server: TestServer;
let provider: TenantId;
let stage: ContractStage;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  stage = await setContractStage(server, provider);
});
afterAll(() => server.close());

const verified = () => addVerified(server, { id_tenant: stage.home, id_owner: stage.owner.id, cpf: stage.owner.cpf });

describe('GET /agreement/minutas-client/:cnpjcpf', () => {
  const list = (by: Caller, cnpjcpf = stage.id_client) => by.try(api.ofClient, { params: { cnpjcpf } });

  test('W-551 W-486 D-03 lists every contract of a client, those not in use as well, newest first', async () => {
    const { byCeo, byOwner, agreement, contract, asPartner, asAdmin } = stage;
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

describe('C-98 which of the listed contracts may be ticked', () => {
  const signable = async (by: Caller) =>
    (await by.call(api.ofClient, { params: { cnpjcpf: stage.id_client } })).data.map(({ isSignable }) => isSignable);

  test('W-385 C-41 those that the reader still signs for the consultancy, or witnesses', async () => {
    const { home, ceo, byCeo, id_client, agreement, inHome, asAdmin } = stage;
    expect(await signable(byCeo)).toEqual([true]);
    expect(await signable(await asAdmin('JURIDICO'))).toEqual([true]);
    const manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    await inHome((db) => db.update(clients).set({ id_gerente: manager.id }).where(eq(clients.cnpjcpf, id_client)));
    expect(await signable(await as(server, manager))).toEqual([false]);
    await addVerified(server, { id_tenant: home, id_user: ceo.id, cpf: ceo.cpf });
    expect((await act(byCeo, agreement)).status).toBe(201);
    expect(await signable(byCeo)).toEqual([false]);
    await stage.set({ isAssinado: true });
    expect(await signable(await asAdmin('JURIDICO'))).toEqual([false]);
  });
});

describe('POST /agreement/update', () => {
  const update = (by: Caller, body: object = { id_client: stage.id_client }) =>
    by.try(api.update, { body: body as never });

  test('W-318 W-553 C-42 writes the text anew for staff and client, and answers it', async () => {
    const { byCeo, byOwner, id_client, inHome, template } = stage;
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
    expect(await update(byCeo)).toMatchObject({ status: 200, body: { data: { version: 3 } } });
  });

  test('D-40 by a link it changes nothing; without anything it is refused', async () => {
    const { id_client, inHome, versions, template, asPartner, linkToken } = stage;
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

  test('W-400 needs id_client, and is refused once the contract is signed', async () => {
    const { byCeo } = stage;
    expect(await update(byCeo, {})).toMatchObject({ status: 400, body: { issues: [{ path: 'id_client' }] } });
    await stage.set({ isAssinado: true });
    expect(await update(byCeo)).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
  });
});

describe('POST /agreement/close/:id', () => {
  const close = (by = stage.byCeo) => by.try(api.close, { params: { id: stage.agreement } });

  test('W-310 W-311 D-40 closes what is concluded, once, and ends the suggestions', async () => {
    const { home, byOwner, agreement, inHome, asPartner } = stage;
    await addEdit(server, { id_tenant: home, id_agreement: agreement, requestChange: 'x' });
    expect(await close()).toMatchObject({ status: 409, body: { code: 'agreement_not_concluded' } });
    await stage.set({ status: 'ANALISE_CONCLUIDA' });
    expect((await close(await asPartner())).status).toBe(403);
    expect((await close(byOwner)).status).toBe(403);
    expect(await close()).toMatchObject({ status: 200, body: { data: { isFrist: true } } });
    expect(await inHome((db) => listEdits(db, home, agreement))).toMatchObject([{ isActive: false, acceptEdit: null }]);
    expect(await close()).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
  });

  test('W-311 W-317 not once the signature is verified', async () => {
    await stage.set({ status: 'ANALISE_CONCLUIDA' });
    await verified();
    expect(await close()).toMatchObject({ status: 409, body: { code: 'agreement_signed' } });
  });
});
