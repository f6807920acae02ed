import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Signature } from '@restitui/domain/signatures/signatures.api.ts';
import { signaturesApi as api } from '@restitui/domain/signatures/signatures.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../../test/harness.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/harness.ts';
import { addOwner, asClient } from '../../../test/owners.ts';
import { sendForm } from '../../../test/send-files.ts';
import { addSignature, drawnPng, photoOf, strokePng } from '../../../test/signatures.ts';

interface Answered {
  data: Signature;
  code?: string;
  message?: string;
  issues?: { path: string; message: string }[];
}

let server: TestServer;
let home: TenantId;
let ceo: Caller;
let boss: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO', name: 'Chefe' });
  ceo = await as(server, boss);
});
afterAll(() => server.close());

const jpeg = (text = 'rosto-da-pessoa') => ({ name: 'foto.jpg', content: photoOf(text) });
const png = (content = strokePng) => ({ name: 'assinatura.png', content });
const declared = { local: 'Goiânia - GO', maquina: 'Celular' };
const photos = { fotoPessoa: jpeg(), fotoDoc: jpeg('documento'), ...declared };

function post(caller: Caller, path: string, fields: Record<string, string | { name: string; content: Buffer }>) {
  return sendForm<Answered>(server, caller, `/api/signatures/${path}`, fields);
}

async function newPerson() {
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  return { person, caller: await as(server, person) };
}

async function rows(query: string, ...values: unknown[]) {
  // biome-ignore lint/suspicious/noExplicitAny: rows of ad-hoc queries
  return server.database.asOwner(async (client) => (await client.query(query, values)).rows as any[]);
}

const stored = () => readdirSync(server.files.localPath('uploads')).sort();
const refused = ({ status, body }: Reply<Answered>) => [status, body.message, body.issues];

describe('a member of staff signs', () => {
  test('F-460 F-462 F-280 F-281 F-403 F-404 F-405 photos, then the drawing, with what the server saw', async () => {
    const { person, caller } = await newPerson();
    const status = () => caller.call(api.statusOfUser, { params: { userId: person.id } });
    expect((await status()).data).toEqual({
      isModifica: true,
      isVerifed: false,
      decision: 'none',
      reason: null,
      hasPhotos: false,
      check_testemunha_1: false,
      check_testemunha_2: false,
      cpf: person.cpf,
      isAssinado: false,
      html: null,
    });
    const begun = await post(caller, 'userID', photos);
    expect([begun.status, begun.body.data]).toEqual([
      201,
      expect.objectContaining({
        id_user: person.id,
        id_owner: null,
        cpf: person.cpf,
        ...declared,
        isModifica: true,
        isVerifed: false,
        assinatura: null,
      }),
    ]);
    expect((await status()).data).toMatchObject({ isModifica: true, hasPhotos: true });
    const drawn = await post(caller, 'user-assinatura/', { cpf: person.cpf, assinatura: png() });
    expect([drawn.status, drawn.body.data.isModifica]).toEqual([201, false]);
    expect((await status()).data).toMatchObject({ isModifica: false, hasPhotos: false });
    const [row] = await rows('select * from signatures where id = $1', drawn.body.data.id);
    expect(row.photosSeen).toMatchObject({ address: '127.0.0.1', agent: expect.any(String) });
    expect(row.fotoPessoa).toMatchObject({
      type: 'image/jpeg',
      size: photoOf('rosto-da-pessoa').length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('D-32 where a photo came from is stored and on record: with the photos, and with the drawing', async () => {
    const { person, caller } = await newPerson();
    const origin = { origemPessoa: 'camera', cameraPessoa: 'Câmera frontal', origemDoc: 'arquivo', cameraDoc: 'outra' };
    const begun = await post(caller, 'userID', { ...photos, ...origin });
    expect(begun.body.data).toMatchObject({ origemPessoa: 'camera', origemDoc: 'arquivo' });
    await post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: png() });
    const [row] = await rows('select * from signatures where id = $1', begun.body.data.id);
    expect(row).toMatchObject({
      fotoPessoa: { origin: 'camera', camera: 'Câmera frontal' },
      fotoDoc: { origin: 'arquivo' },
    });
    expect(row.fotoDoc).not.toHaveProperty('camera');
    const events = await rows(
      'select kind, facts from evidence_events where person = $1 order by seq',
      `user:${person.id}`,
    );
    const facts = { fotoPessoa: { origin: 'camera' }, fotoDoc: { origin: 'arquivo' } };
    expect(events).toMatchObject([
      { kind: 'identidade-capturada', facts: { step: 'fotos', assinatura: null, ...facts } },
      { kind: 'identidade-capturada', facts: { step: 'desenho', assinatura: { type: 'image/png' }, ...facts } },
    ]);
    expect(JSON.stringify(events)).not.toContain('Câmera frontal');
    expect((await post(caller, 'userID', { ...photos, origemDoc: 'satélite' })).status).toBe(400);
  });

  test('F-263 G-14 not twice: "Você já realizou uma assinatura."', async () => {
    const { person, caller } = await newPerson();
    await addSignature(server, { id_tenant: home, id_user: person.id, nome: 'x', cpf: person.cpf });
    const before = stored();
    for (const reply of [
      await post(caller, 'userID', photos),
      await post(caller, 'user', { ...photos, id: person.id }),
      await post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: png() }),
    ]) {
      expect(refused(reply)).toEqual([409, 'Você já realizou uma assinatura.', undefined]);
    }
    expect(stored()).toEqual(before);
  });

  test('F-461 G-13 D-40 names the own person, or is refused: nobody signs for another', async () => {
    const { person, caller } = await newPerson();
    expect((await post(caller, 'user', { ...photos, id: person.id })).status).toBe(201);
    expect((await post(caller, 'user', { ...photos, id: boss.id })).status).toBe(403);
    const other = await post(caller, 'user-assinatura', { cpf: boss.cpf, assinatura: png() });
    expect(refused(other)).toEqual([
      403,
      'Não foi possível identificar o usuário ou o CPF para assinatura.',
      undefined,
    ]);
  });

  test('F-287 F-290 who signs must be said', async () => {
    const { caller } = await newPerson();
    const cpf = await post(caller, 'user-assinatura', { assinatura: png() });
    expect(cpf.body.issues).toEqual([
      { path: 'cpf', message: 'Não foi possível identificar o usuário ou o CPF para assinatura.' },
    ]);
    const id = await post(caller, 'user', photos);
    expect([id.status, id.body.issues]).toEqual([400, [{ path: 'id', message: 'ID do cliente não fornecido.' }]]);
  });

  test('F-288 W-565 not without photos', async () => {
    const { person, caller } = await newPerson();
    const reply = await post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: png() });
    expect(refused(reply)).toEqual([409, 'Fotos são obrigatórias.', undefined]);
  });

  test.each([
    ['F-269 no photo', {}, 'Arquivo é obrigatório'],
    ['F-269 F-270 an empty file', { fotoDoc: { name: 'a.jpg', content: Buffer.alloc(0) } }, 'Arquivo é obrigatório'],
    [
      'F-272 F-505 another ending',
      { fotoDoc: { name: 'a.pdf', content: photoOf('x') } },
      'Somente arquivos .jpg e .png são aceitos',
    ],
    [
      'F-272 another content',
      { fotoDoc: { name: 'a.jpg', content: Buffer.from('%PDF-1.7') } },
      'Somente arquivos .jpg e .png são aceitos',
    ],
  ])('%s is refused beside its field, and leaves nothing on the disk', async (_, fotoDoc, message) => {
    const { caller } = await newPerson();
    const before = stored();
    const reply = await post(caller, 'userID', { fotoPessoa: jpeg(), ...declared, ...fotoDoc });
    expect([reply.status, reply.body.code, reply.body.issues]).toEqual([
      400,
      'invalid_input',
      [{ path: 'fotoDoc', message }],
    ]);
    expect(stored()).toEqual(before);
  });

  test('F-271 F-505 a photo beyond 70 MB is refused', async () => {
    const { caller } = await newPerson();
    const large = { name: 'a.jpg', content: Buffer.alloc(70 * 1024 ** 2 + 1, 0xff) };
    const reply = await post(caller, 'userID', { fotoPessoa: jpeg(), fotoDoc: large });
    expect([reply.status, reply.body.issues]).toEqual([
      400,
      [{ path: 'fotoDoc', message: 'Arquivo deve ter no máximo 70MB' }],
    ]);
  });

  test.each([
    ['nothing', undefined],
    ['an empty file', Buffer.alloc(0)],
    ['a JPEG', photoOf('x')],
    ['half a PNG', strokePng.subarray(0, 40)],
    ['a sheet without a stroke', drawnPng(false)],
    ['a white sheet', drawnPng(false, [255, 255, 255, 255])],
  ])('F-278 F-279 %s is no drawing', async (_, content) => {
    const { person, caller } = await newPerson();
    await post(caller, 'userID', photos);
    const fields = { cpf: person.cpf, ...(content && { assinatura: png(content) }) };
    const issue = { path: 'assinatura', message: 'Arquivo de assinatura inválido.' };
    expect(refused(await post(caller, 'user-assinatura', fields))).toEqual([400, issue.message, [issue]]);
  });

  test('photos are taken anew until the drawing is there; the old ones are gone', async () => {
    const { caller } = await newPerson();
    const first = await post(caller, 'userID', photos);
    const before = stored();
    const second = await post(caller, 'userID', photos);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(stored()).toHaveLength(before.length);
    expect(stored()).not.toEqual(before);
  });

  test('D-32 the strokes come with the drawing, are kept sealed and known by their hash; broken ones are refused', async () => {
    const { person, caller } = await newPerson();
    await post(caller, 'userID', photos);
    const draw = (trace: string) => post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: png(), trace });
    expect((await draw('{"way":"desenhada","strokes":[]}')).status).toBe(400);
    const trace = '{"way":"desenhada","width":300,"height":100,"strokes":[[[1.5,2,0,0.5],[3,4,16,0.5]]]}';
    expect((await draw(trace)).status).toBe(201);
    const [row] = await rows('select trace, "traceSha256" from signatures where id_user = $1', person.id);
    expect(row.traceSha256).toBe(createHash('sha256').update(trace).digest('hex'));
    expect(row.trace).not.toContain('desenhada');
    const place = `signature trace ${JSON.stringify({ id_user: person.id })}`;
    expect(server.platform.sealedTexts.open(row.trace, place)).toBe(trace);
  });

  test('of two drawings at once one stands; of photos at once one attempt', async () => {
    const { person, caller } = await newPerson();
    const begun = await Promise.all([post(caller, 'userID', photos), post(caller, 'userID', photos)]);
    expect(begun.map(({ status }) => status)).toEqual([201, 201]);
    const draw = () => post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: png() });
    const drawn = await Promise.all([draw(), draw()]);
    expect(drawn.map(({ status }) => status).sort()).toEqual([201, 409]);
    const kept = await rows('select * from signatures where id_user = $1', person.id);
    expect(kept).toHaveLength(1);
    const keys = [kept[0].fotoPessoa, kept[0].fotoDoc, kept[0].assinatura].map(({ key }) => key.split('/')[1]);
    expect(stored()).toEqual(expect.arrayContaining(keys));
  });
});

describe('D-12 F-463 F-467 a client signs', () => {
  test('for the person behind a company that it owns', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    const caller = await asClient(server, owner);
    const [cnpj = ''] = owner.clients;
    expect((await post(caller, 'user', { ...photos, id: cnpj })).status).toBe(201);
    const drawn = await post(caller, 'client-assinatura/', { cnpj, assinatura: png() });
    expect([drawn.status, drawn.body.data]).toEqual([
      201,
      expect.objectContaining({ id_owner: owner.id, id_user: null }),
    ]);
    const { data } = await caller.call(api.statusOfClient, { params: { id: cnpj } });
    expect(data).toMatchObject({ isModifica: false, decision: 'none', cpf: owner.cpf });
    expect((await ceo.call(api.statusOfClient, { params: { id: cnpj } })).data).toEqual(data);
  });

  test('F-289 not for a company of somebody else, nor without naming one, nor with a provisional password', async () => {
    const other = await addOwner(server, { id_tenant: home });
    const owner = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const caller = await asClient(server, owner);
    const [cnpj = ''] = owner.clients;
    const [notMine = ''] = other.clients;
    expect((await post(caller, 'user', { ...photos, id: notMine })).status).toBe(403);
    expect((await post(caller, 'client-assinatura', { cnpj: notMine, assinatura: png() })).status).toBe(403);
    expect((await caller.try(api.statusOfClient, { params: { id: notMine } })).status).toBe(403);
    expect((await post(caller, 'client-assinatura', { assinatura: png() })).body.issues).toEqual([
      { path: 'cnpj', message: 'CNPJ não encontrado para assinatura' },
    ]);
    const provisional = await post(caller, 'user', { ...photos, id: cnpj });
    expect(refused(provisional)).toEqual([403, 'Troque a senha provisória antes de assinar.', undefined]);
    expect((await caller.try(api.statusOfClient, { params: { id: cnpj } })).status).toBe(200);
  });
});

describe('review', () => {
  const decideAs = (caller: Caller, userId: string, verifed: 'true' | 'false', reason?: string) =>
    caller.try(api.decideUser, { params: { userId, verifed }, body: reason === undefined ? undefined : { reason } });

  test('F-316 F-317 F-318 F-469 W-540 C-20 C-49 verifies once', async () => {
    const { person } = await newPerson();
    await addSignature(server, { id_tenant: home, id_user: person.id, nome: 'x', cpf: person.cpf });
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

  test('F-316 F-321 F-470 D-41 a denial keeps its reason, reopens signing and stays as a row; captures stay out (F-304)', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    const caller = await asClient(server, owner);
    const [cnpj = ''] = owner.clients;
    const denied = await addSignature(server, { id_tenant: home, id_owner: owner.id, nome: 'x', cpf: owner.cpf });
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

    const again = await post(caller, 'user', { ...photos, id: cnpj });
    const listed = async () =>
      (await ceo.call(api.listOfTenant, { params: { id_tenant: home } })).data
        .filter(({ id_owner }) => id_owner === owner.id)
        .map(({ id }) => id);
    expect(await listed()).toEqual([denied]);
    await post(caller, 'client-assinatura', { cnpj, assinatura: png() });
    expect((await listed()).sort()).toEqual([denied, again.body.data.id].sort());
    expect((await ceo.call(api.read, { params: { id: denied } })).data).toMatchObject({
      decision: 'denied',
      isModifica: false,
    });
    expect((await ceo.call(api.ofOwner, { params: { id: owner.id } })).data.id).toBe(again.body.data.id);
  });

  test('F-305 W-298 F-464 F-465 F-466 F-468 W-538 W-539 C-21 D-40 is for who may, never of the own record', async () => {
    const { person, caller } = await newPerson();
    const owner = await addOwner(server, { id_tenant: home });
    const id = await addSignature(server, { id_tenant: home, id_user: person.id, nome: 'x', cpf: person.cpf });
    await addSignature(server, { id_tenant: home, id_owner: owner.id, nome: 'x', cpf: owner.cpf });
    await addSignature(server, { id_tenant: home, id_user: boss.id, nome: 'x', cpf: boss.cpf });
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

  test('F-323 nothing to see is a 404', async () => {
    const { person } = await newPerson();
    const reply = await ceo.try(api.ofUser, { params: { userId: person.id } });
    expect(reply).toMatchObject({ status: 404, body: { message: 'Assinatura não encontrada.' } });
    expect((await decideAs(ceo, person.id, 'true')).status).toBe(404);
  });
});

describe('D-36 the photos', () => {
  test('lie encrypted; a link opens one for five minutes, and every opening is on record', async () => {
    const { person, caller } = await newPerson();
    const { body } = await post(caller, 'userID', photos);
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
