import { createHash } from 'node:crypto';
import { signaturesApi as api } from '@restitui/domain/signatures/signatures.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../../test/harness.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { addOwner, asClient } from '../../../test/owners.ts';
import {
  declaredBySigner,
  jpegSent,
  openSignatureDesk,
  photosSent,
  pngSent,
  type SignatureAnswer,
  type SignatureDesk,
} from '../../../test/signature-desk.ts';
import { addSignature, drawnPng, photoOf, strokePng } from '../../../test/signatures.ts';

let server: TestServer;
let desk: SignatureDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await openSignatureDesk(server);
});
afterAll(() => server.close());

const refused = ({ status, body }: Reply<SignatureAnswer>) => [status, body.message, body.issues];

describe('a member of staff signs', () => {
  test('F-460 F-462 F-280 F-281 F-403 F-404 F-405 photos, then the drawing, with what the server saw', async () => {
    const { post, newPerson, rows } = desk;
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
    const begun = await post(caller, 'userID', photosSent);
    expect([begun.status, begun.body.data]).toEqual([
      201,
      expect.objectContaining({
        id_user: person.id,
        id_owner: null,
        cpf: person.cpf,
        ...declaredBySigner,
        isModifica: true,
        isVerifed: false,
        assinatura: null,
      }),
    ]);
    expect((await status()).data).toMatchObject({ isModifica: true, hasPhotos: true });
    const drawn = await post(caller, 'user-assinatura/', { cpf: person.cpf, assinatura: pngSent() });
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
    const { post, newPerson, rows } = desk;
    const { person, caller } = await newPerson();
    const origin = { origemPessoa: 'camera', cameraPessoa: 'Câmera frontal', origemDoc: 'arquivo', cameraDoc: 'outra' };
    const begun = await post(caller, 'userID', { ...photosSent, ...origin });
    expect(begun.body.data).toMatchObject({ origemPessoa: 'camera', origemDoc: 'arquivo' });
    await post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: pngSent() });
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
    expect((await post(caller, 'userID', { ...photosSent, origemDoc: 'satélite' })).status).toBe(400);
  });

  test('F-263 G-14 not twice: "Você já realizou uma assinatura."', async () => {
    const { home, post, newPerson, stored } = desk;
    const { person, caller } = await newPerson();
    await addSignature(server, { id_tenant: home, id_user: person.id, nome: 'x', cpf: person.cpf });
    const before = stored();
    for (const reply of [
      await post(caller, 'userID', photosSent),
      await post(caller, 'user', { ...photosSent, id: person.id }),
      await post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: pngSent() }),
    ]) {
      expect(refused(reply)).toEqual([409, 'Você já realizou uma assinatura.', undefined]);
    }
    expect(stored()).toEqual(before);
  });

  test('F-461 G-13 D-40 names the own person, or is refused: nobody signs for another', async () => {
    const { boss, post, newPerson } = desk;
    const { person, caller } = await newPerson();
    expect((await post(caller, 'user', { ...photosSent, id: person.id })).status).toBe(201);
    expect((await post(caller, 'user', { ...photosSent, id: boss.id })).status).toBe(403);
    const other = await post(caller, 'user-assinatura', { cpf: boss.cpf, assinatura: pngSent() });
    expect(refused(other)).toEqual([
      403,
      'Não foi possível identificar o usuário ou o CPF para assinatura.',
      undefined,
    ]);
  });

  test('F-287 F-290 who signs must be said', async () => {
    const { post, newPerson } = desk;
    const { caller } = await newPerson();
    const cpf = await post(caller, 'user-assinatura', { assinatura: pngSent() });
    expect(cpf.body.issues).toEqual([
      { path: 'cpf', message: 'Não foi possível identificar o usuário ou o CPF para assinatura.' },
    ]);
    const id = await post(caller, 'user', photosSent);
    expect([id.status, id.body.issues]).toEqual([400, [{ path: 'id', message: 'ID do cliente não fornecido.' }]]);
  });

  test('F-288 W-565 not without photos', async () => {
    const { post, newPerson } = desk;
    const { person, caller } = await newPerson();
    const reply = await post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: pngSent() });
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
    const { post, newPerson, stored } = desk;
    const { caller } = await newPerson();
    const before = stored();
    const reply = await post(caller, 'userID', { fotoPessoa: jpegSent(), ...declaredBySigner, ...fotoDoc });
    expect([reply.status, reply.body.code, reply.body.issues]).toEqual([
      400,
      'invalid_input',
      [{ path: 'fotoDoc', message }],
    ]);
    expect(stored()).toEqual(before);
  });

  test('F-271 F-505 a photo beyond 70 MB is refused', async () => {
    const { post, newPerson } = desk;
    const { caller } = await newPerson();
    const large = { name: 'a.jpg', content: Buffer.alloc(70 * 1024 ** 2 + 1, 0xff) };
    const reply = await post(caller, 'userID', { fotoPessoa: jpegSent(), fotoDoc: large });
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
    const { post, newPerson } = desk;
    const { person, caller } = await newPerson();
    await post(caller, 'userID', photosSent);
    const fields = { cpf: person.cpf, ...(content && { assinatura: pngSent(content) }) };
    const issue = { path: 'assinatura', message: 'Arquivo de assinatura inválido.' };
    expect(refused(await post(caller, 'user-assinatura', fields))).toEqual([400, issue.message, [issue]]);
  });

  test('photos are taken anew until the drawing is there; the old ones are gone', async () => {
    const { post, newPerson, stored } = desk;
    const { caller } = await newPerson();
    const first = await post(caller, 'userID', photosSent);
    const before = stored();
    const second = await post(caller, 'userID', photosSent);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(stored()).toHaveLength(before.length);
    expect(stored()).not.toEqual(before);
  });

  test('D-32 the strokes come with the drawing, are kept sealed and known by their hash; broken ones are refused', async () => {
    const { post, newPerson, rows } = desk;
    const { person, caller } = await newPerson();
    await post(caller, 'userID', photosSent);
    const draw = (trace: string) => post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: pngSent(), trace });
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
    const { post, newPerson, rows, stored } = desk;
    const { person, caller } = await newPerson();
    const begun = await Promise.all([post(caller, 'userID', photosSent), post(caller, 'userID', photosSent)]);
    expect(begun.map(({ status }) => status)).toEqual([201, 201]);
    const draw = () => post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: pngSent() });
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
    const { home, ceo, post } = desk;
    const owner = await addOwner(server, { id_tenant: home });
    const caller = await asClient(server, owner);
    const [cnpj = ''] = owner.clients;
    expect((await post(caller, 'user', { ...photosSent, id: cnpj })).status).toBe(201);
    const drawn = await post(caller, 'client-assinatura/', { cnpj, assinatura: pngSent() });
    expect([drawn.status, drawn.body.data]).toEqual([
      201,
      expect.objectContaining({ id_owner: owner.id, id_user: null }),
    ]);
    const { data } = await caller.call(api.statusOfClient, { params: { id: cnpj } });
    expect(data).toMatchObject({ isModifica: false, decision: 'none', cpf: owner.cpf });
    expect((await ceo.call(api.statusOfClient, { params: { id: cnpj } })).data).toEqual(data);
  });

  test('F-289 not for a company of somebody else, nor without naming one, nor with a provisional password', async () => {
    const { home, post } = desk;
    const other = await addOwner(server, { id_tenant: home });
    const owner = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const caller = await asClient(server, owner);
    const [cnpj = ''] = owner.clients;
    const [notMine = ''] = other.clients;
    expect((await post(caller, 'user', { ...photosSent, id: notMine })).status).toBe(403);
    expect((await post(caller, 'client-assinatura', { cnpj: notMine, assinatura: pngSent() })).status).toBe(403);
    expect((await caller.try(api.statusOfClient, { params: { id: notMine } })).status).toBe(403);
    expect((await post(caller, 'client-assinatura', { assinatura: pngSent() })).body.issues).toEqual([
      { path: 'cnpj', message: 'CNPJ não encontrado para assinatura' },
    ]);
    const provisional = await post(caller, 'user', { ...photosSent, id: cnpj });
    expect(refused(provisional)).toEqual([403, 'Troque a senha provisória antes de assinar.', undefined]);
    expect((await caller.try(api.statusOfClient, { params: { id: cnpj } })).status).toBe(200);
  });
});
