import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { identityChecksApi as api } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../../../test/harness.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import {
  declaredBySigner,
  type IdentityCheckReply,
  type IdentityCheckScenario,
  jpegSent,
  openIdentityCheckScenario,
  photosSent,
  pngSent,
} from '../../../../test/identity-check-scenario.ts';
import { addIdentityCheck, drawnPng, photoOf, strokePng } from '../../../../test/identity-checks.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';
import { pngOf } from '../../../../test/png-of.ts';

let server: TestServer;
let scenario: IdentityCheckScenario;

beforeAll(async () => {
  server = await startTestServer();
  scenario = await openIdentityCheckScenario(server);
});
afterAll(() => server.close());

const refusalOf = ({ status, body }: Reply<IdentityCheckReply>) => [status, body.message, body.issues];

describe('identity check of staff', () => {
  it('stores photos, then the drawing, with the data seen by the server', {
    tags: ['F-460', 'F-462', 'F-280', 'F-281', 'F-403', 'F-404', 'F-405'],
  }, async () => {
    const { post, newPerson, rows } = scenario;
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
    const captured = await post(caller, 'userID', photosSent);
    expect([captured.status, captured.body.data]).toEqual([
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

  it('stores the origin of photos and records it with the photos and with the drawing', {
    tags: ['D-32'],
  }, async () => {
    const { post, newPerson, rows } = scenario;
    const { person, caller } = await newPerson();
    const origin = {
      origemPessoa: 'camera',
      cameraPessoa: 'Câmera frontal',
      origemDoc: 'arquivo',
      cameraDoc: 'outra',
      qualidadeDoc: 'nitidez 84',
    };
    const captured = await post(caller, 'userID', { ...photosSent, ...origin });
    expect(captured.body.data).toMatchObject({ origemPessoa: 'camera', origemDoc: 'arquivo' });
    await post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: pngSent() });
    const [row] = await rows('select * from signatures where id = $1', captured.body.data.id);
    expect(row).toMatchObject({
      fotoPessoa: { origin: 'camera', camera: 'Câmera frontal' },
      fotoDoc: { origin: 'arquivo', quality: 'nitidez 84' },
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

  it('rejects a second capture with "Você já realizou uma assinatura."', { tags: ['F-263', 'G-14'] }, async () => {
    const { home, post, newPerson, stored } = scenario;
    const { person, caller } = await newPerson();
    await addIdentityCheck(server, { id_tenant: home, id_user: person.id, nome: 'x', cpf: person.cpf });
    const before = stored();
    for (const reply of [
      await post(caller, 'userID', photosSent),
      await post(caller, 'user', { ...photosSent, id: person.id }),
      await post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: pngSent() }),
    ]) {
      expect(refusalOf(reply)).toEqual([409, 'Você já realizou uma assinatura.', undefined]);
    }
    expect(stored()).toEqual(before);
  });

  it('rejects ids and CPFs of other people', { tags: ['F-461', 'G-13', 'D-40'] }, async () => {
    const { boss, post, newPerson } = scenario;
    const { person, caller } = await newPerson();
    expect((await post(caller, 'user', { ...photosSent, id: person.id })).status).toBe(201);
    expect((await post(caller, 'user', { ...photosSent, id: boss.id })).status).toBe(403);
    const other = await post(caller, 'user-assinatura', { cpf: boss.cpf, assinatura: pngSent() });
    expect(refusalOf(other)).toEqual([
      403,
      'Não foi possível identificar o usuário ou o CPF para assinatura.',
      undefined,
    ]);
  });

  it('requires the id or CPF of the signer', { tags: ['F-287', 'F-290'] }, async () => {
    const { post, newPerson } = scenario;
    const { caller } = await newPerson();
    const cpf = await post(caller, 'user-assinatura', { assinatura: pngSent() });
    expect(cpf.body.issues).toEqual([
      { path: 'cpf', message: 'Não foi possível identificar o usuário ou o CPF para assinatura.' },
    ]);
    const id = await post(caller, 'user', photosSent);
    expect([id.status, id.body.issues]).toEqual([400, [{ path: 'id', message: 'ID do cliente não fornecido.' }]]);
  });

  it('rejects a drawing without photos', { tags: ['F-288', 'W-565'] }, async () => {
    const { post, newPerson } = scenario;
    const { person, caller } = await newPerson();
    const reply = await post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: pngSent() });
    expect(refusalOf(reply)).toEqual([409, 'Fotos são obrigatórias.', undefined]);
  });

  it.each([
    ['a missing photo', {}, 'Arquivo é obrigatório'],
    ['an empty file', { fotoDoc: { name: 'a.jpg', content: Buffer.alloc(0) } }, 'Arquivo é obrigatório'],
    [
      'another file extension',
      { fotoDoc: { name: 'a.pdf', content: photoOf('x') } },
      'Somente arquivos .jpg e .png são aceitos',
    ],
    [
      'another content',
      { fotoDoc: { name: 'a.jpg', content: Buffer.from('%PDF-1.7') } },
      'Somente arquivos .jpg e .png são aceitos',
    ],
  ])(
    'rejects %s at its field and stores no file',
    { tags: ['F-269', 'F-270', 'F-272', 'F-505'] },
    async (_, fotoDoc, message) => {
      const { post, newPerson, stored } = scenario;
      const { caller } = await newPerson();
      const before = stored();
      const reply = await post(caller, 'userID', { fotoPessoa: jpegSent(), ...declaredBySigner, ...fotoDoc });
      expect([reply.status, reply.body.code, reply.body.issues]).toEqual([
        400,
        'invalid_input',
        [{ path: 'fotoDoc', message }],
      ]);
      expect(stored()).toEqual(before);
    },
  );

  it('rejects a photo above 70 MB', { tags: ['F-271', 'F-505'] }, async () => {
    const { post, newPerson } = scenario;
    const { caller } = await newPerson();
    const large = { name: 'a.jpg', content: Buffer.alloc(70 * 1024 ** 2 + 1, 0xff) };
    const reply = await post(caller, 'userID', { fotoPessoa: jpegSent(), fotoDoc: large });
    expect([reply.status, reply.body.issues]).toEqual([
      400,
      [{ path: 'fotoDoc', message: 'Arquivo deve ter no máximo 70MB' }],
    ]);
  });

  it.each([
    ['png', pngOf({ width: 10_001, height: 10_000 }, Buffer.alloc(0))],
    ['jpg', Buffer.from('ffd8ffe00004abcdffc0001108271127100301', 'hex')],
  ])('rejects a %s of more than 100 million pixels by its header', async (type, content) => {
    const { post, newPerson } = scenario;
    const { caller } = await newPerson();
    const reply = await post(caller, 'userID', { fotoPessoa: jpegSent(), fotoDoc: { name: `a.${type}`, content } });
    expect([reply.status, reply.body.issues]).toEqual([
      400,
      [{ path: 'fotoDoc', message: 'A foto deve ter no máximo 100 milhões de pixels' }],
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['an empty file', Buffer.alloc(0)],
    ['a picture without a size', pngOf({ width: 0, height: 0 }, Buffer.alloc(0))],
    [
      'a picture that unpacks to more than its header announces',
      pngOf({ width: 1, height: 1 }, deflateSync(Buffer.alloc(99))),
    ],
    ['a JPEG', photoOf('x')],
    ['half a PNG', strokePng.subarray(0, 40)],
    ['a sheet without a stroke', drawnPng(false)],
    ['a white sheet', drawnPng(false, [255, 255, 255, 255])],
  ])('rejects %s as a drawing', { tags: ['F-278', 'F-279'] }, async (_, content) => {
    const { post, newPerson } = scenario;
    const { person, caller } = await newPerson();
    await post(caller, 'userID', photosSent);
    const fields = { cpf: person.cpf, ...(content && { assinatura: pngSent(content) }) };
    const issue = { path: 'assinatura', message: 'Arquivo de assinatura inválido.' };
    expect(refusalOf(await post(caller, 'user-assinatura', fields))).toEqual([400, issue.message, [issue]]);
  });

  it('replaces photos and deletes the old files until the drawing is stored', async () => {
    const { post, newPerson, stored } = scenario;
    const { caller } = await newPerson();
    const first = await post(caller, 'userID', photosSent);
    const before = stored();
    const second = await post(caller, 'userID', photosSent);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(stored()).toHaveLength(before.length);
    expect(stored()).not.toEqual(before);
  });

  it('stores the trace sealed with its hash, and rejects a malformed one', {
    tags: ['D-32'],
  }, async () => {
    const { post, newPerson, rows } = scenario;
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

  it('accepts one of two concurrent drawings, and makes one attempt of concurrent photos', async () => {
    const { post, newPerson, rows, stored } = scenario;
    const { person, caller } = await newPerson();
    const captured = await Promise.all([post(caller, 'userID', photosSent), post(caller, 'userID', photosSent)]);
    expect(captured.map(({ status }) => status)).toEqual([201, 201]);
    const draw = () => post(caller, 'user-assinatura', { cpf: person.cpf, assinatura: pngSent() });
    const drawn = await Promise.all([draw(), draw()]);
    expect(drawn.map(({ status }) => status).sort()).toEqual([201, 409]);
    const kept = await rows('select * from signatures where id_user = $1', person.id);
    expect(kept).toHaveLength(1);
    const keys = [kept[0].fotoPessoa, kept[0].fotoDoc, kept[0].assinatura].map(({ key }) => key.split('/')[1]);
    expect(stored()).toEqual(expect.arrayContaining(keys));
  });
});

describe('identity check of a client', { tags: ['D-12', 'F-463', 'F-467'] }, () => {
  it('is captured for the owner of the company', async () => {
    const { home, ceo, post } = scenario;
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

  it('is refused for a company of another owner, without a company, and with a provisional password', {
    tags: ['F-289'],
  }, async () => {
    const { home, post } = scenario;
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
    expect(refusalOf(provisional)).toEqual([403, 'Troque a senha provisória antes de assinar.', undefined]);
    expect((await caller.try(api.statusOfClient, { params: { id: cnpj } })).status).toBe(200);
  });
});
