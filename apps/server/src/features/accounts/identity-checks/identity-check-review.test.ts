import { readFileSync } from 'node:fs';
import { identityChecksApi as api } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import {
  type IdentityCheckScenario,
  openIdentityCheckScenario,
  photosSent,
  pngSent,
} from '../../../../test/identity-check-scenario.ts';
import { addIdentityCheck, photoOf } from '../../../../test/identity-checks.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';

let server: TestServer;
let scenario: IdentityCheckScenario;

beforeAll(async () => {
  server = await startTestServer();
  scenario = await openIdentityCheckScenario(server);
});
afterAll(() => server.close());

describe('review', () => {
  const decideAs = (caller: Caller, userId: string, verifed: 'true' | 'false', reason?: string) =>
    caller.try(api.decideUser, { params: { userId, verifed }, body: reason === undefined ? undefined : { reason } });

  it('can verify an attempt once', {
    tags: ['F-316', 'F-317', 'F-318', 'F-469', 'W-540', 'C-20', 'C-49'],
  }, async () => {
    const { home, ceo, newPerson } = scenario;
    const { person } = await newPerson();
    await addIdentityCheck(server, { id_tenant: home, id_user: person.id, nome: 'x', cpf: person.cpf });
    const reply = await decideAs(ceo, person.id, 'true');
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { isVerifed: true, decision: 'verified', decidedBy: 'Chefe', isModifica: false } },
    });
    expect(await decideAs(ceo, person.id, 'false')).toMatchObject({
      status: 409,
      body: { message: 'Esta assinatura já foi conferida.' },
    });
  });

  it('stores the reason of a denial, reopens the capture and keeps the row; captures in progress are not listed', {
    tags: ['F-316', 'F-321', 'F-470', 'D-41', 'F-304'],
  }, async () => {
    const { home, ceo, post } = scenario;
    const owner = await addOwner(server, { id_tenant: home });
    const caller = await asClient(server, owner);
    const [cnpj = ''] = owner.clients;
    const denied = await addIdentityCheck(server, { id_tenant: home, id_owner: owner.id, nome: 'x', cpf: owner.cpf });
    const decided = await ceo.call(api.decideClient, {
      params: { ownerId: owner.id, verifed: 'false' },
      body: { reason: 'Foto ilegível.' },
    });
    expect(decided.data).toMatchObject({
      decision: 'denied',
      isVerifed: false,
      isModifica: true,
      reason: 'Foto ilegível.',
    });
    expect((await caller.call(api.statusOfClient, { params: { id: cnpj } })).data).toMatchObject({
      isModifica: true,
      reason: 'Foto ilegível.',
    });

    const again = await post(caller, 'user', { ...photosSent, id: cnpj });
    const listed = async () =>
      (await ceo.call(api.listOfTenant, { params: { id_tenant: home } })).data
        .filter(({ id_owner }) => id_owner === owner.id)
        .map(({ id }) => id);
    expect(await listed()).toEqual([denied]);
    await post(caller, 'client-assinatura', { cnpj, assinatura: pngSent() });
    expect((await listed()).sort()).toEqual([denied, again.body.data.id].sort());
    expect((await ceo.call(api.read, { params: { id: denied } })).data).toMatchObject({
      decision: 'denied',
      isModifica: false,
    });
    expect((await ceo.call(api.ofOwner, { params: { id: owner.id } })).data.id).toBe(again.body.data.id);
  });

  it('requires permission and excludes the caller’s record', {
    tags: ['F-305', 'W-298', 'F-464', 'F-465', 'F-466', 'F-468', 'W-538', 'W-539', 'C-21', 'D-40'],
  }, async () => {
    const { home, ceo, boss, newPerson } = scenario;
    const { person, caller } = await newPerson();
    const owner = await addOwner(server, { id_tenant: home });
    const id = await addIdentityCheck(server, { id_tenant: home, id_user: person.id, nome: 'x', cpf: person.cpf });
    await addIdentityCheck(server, { id_tenant: home, id_owner: owner.id, nome: 'x', cpf: owner.cpf });
    await addIdentityCheck(server, { id_tenant: home, id_user: boss.id, nome: 'x', cpf: boss.cpf });
    const { caller: other } = await newPerson();
    const statuses = async (who: Caller) => [
      (await who.try(api.listOfTenant, { params: { id_tenant: home } })).status,
      (await who.try(api.ofUser, { params: { userId: person.id } })).status,
      (await who.try(api.statusOfUser, { params: { userId: person.id } })).status,
      (await who.try(api.read, { params: { id } })).status,
      (await who.try(api.ofOwner, { params: { id: owner.id } })).status,
      (await who.try(api.decideClient, { params: { ownerId: owner.id, verifed: 'true' } })).status,
    ];
    expect(await statuses(other)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await statuses(caller)).toEqual([403, 200, 200, 200, 403, 403]);
    expect((await decideAs(caller, person.id, 'true')).status).toBe(403);
    expect(await decideAs(ceo, boss.id, 'true')).toMatchObject({ status: 403, body: { code: 'own_review_denied' } });
    expect(await statuses(ceo)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('returns 404 when there is nothing to review', { tags: ['F-323'] }, async () => {
    const { ceo, newPerson } = scenario;
    const { person } = await newPerson();
    const reply = await ceo.try(api.ofUser, { params: { userId: person.id } });
    expect(reply).toMatchObject({ status: 404, body: { message: 'Assinatura não encontrada.' } });
    expect((await decideAs(ceo, person.id, 'true')).status).toBe(404);
  });
});

describe('photos', { tags: ['D-36'] }, () => {
  it('are stored encrypted and open by a link for five minutes, and every opening is recorded', async () => {
    const { post, newPerson, rows, stored } = scenario;
    const { person, caller } = await newPerson();
    const { body } = await post(caller, 'userID', photosSent);
    for (const name of stored()) {
      expect(readFileSync(server.files.localPath(`uploads/${name}`)).includes('rosto-da-pessoa')).toBe(false);
    }
    const link = body.data.fotoPessoa ?? '';
    const open = (url = link) => server.app.inject({ url });
    const opened = await open();
    expect([opened.statusCode, opened.rawPayload.equals(photoOf('rosto-da-pessoa'))]).toEqual([200, true]);
    expect(opened.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const openings = () => rows('select * from signature_openings where id_signature = $1', body.data.id);
    expect(await openings()).toMatchObject([
      { file: 'fotoPessoa', viewer: 'staff', id_viewer: person.id, address: '127.0.0.1' },
    ]);

    const forged = link.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A'));
    for (const url of [forged, '/api/files/x', `${link}.x`]) {
      const reply = await open(url);
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'link_invalid']);
    }
    server.clock.move(5 * 60 * 1000);
    expect([(await open()).statusCode, (await openings()).length]).toEqual([401, 1]);
  });
});
