import { verificationCode } from '@restitui/domain/accounts/verification-codes/code-limits.ts';
import { verificationCodesApi as api } from '@restitui/domain/accounts/verification-codes/verification-codes.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { readSentCode } from '../../../../test/registration.ts';

let server: TestServer;
let home: TenantId;
let person: TestUser;
let staff: Caller;
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server, { title: 'Casa' });
  person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  staff = await as(server, person);
});
afterAll(() => server.close());

const triesUsed = { status: 422, body: { code: 'code_tries_used' } };
const expired = { status: 422, body: { code: 'code_expired' } };
const pause = verificationCode.pauseSeconds * 1000;
const newNumber = () => `629${String(10_000_000 + made++)}`;
const newEmail = () => `pessoa${made++}@fora.test`;
const wrongCode = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA');
const wrongNumber = { status: 422, body: { message: 'Código de WhatsApp inválido. Tente novamente.' } };
const wrongEmail = { status: 422, body: { message: 'Código de e-mail inválido. Tente novamente.' } };

async function requestCode(to: string, caller = staff) {
  await caller.call(api.sendWhatsApp, { body: { empresa: 'Outra', to } });
  return readSentCode(server);
}
const verify = (to: string, code: string, caller = staff) => caller.try(api.verifyWhatsApp, { body: { to, code } });

describe('verification code', { tags: ['D-26', 'G-01'] }, () => {
  it('is created by the server with four characters and sent to the contact', {
    tags: ['I-123', 'I-124', 'I-257', 'I-258', 'I-259'],
  }, async () => {
    const body = { empresa: 'OUTRA', to: '(62) 98888-7777', code: 'ZZZZ' };
    expect(await staff.call(api.sendWhatsApp, { body })).toEqual({ data: { sent: true } });
    const email = { empresa: 'OUTRA', to: ' Dona@Fora.test ', code: 'ZZZZ' };
    expect(await staff.call(api.sendEmail, { body: email })).toEqual({ data: { sent: true } });
    const messages = await deliverMessages(server);
    expect(messages).toMatchObject([
      { channel: 'whatsapp', to: '62988887777', sender: 'Casa' },
      { channel: 'email', to: 'dona@fora.test', sender: 'Casa' },
    ]);
    for (const { text } of messages) {
      expect(text.match(/\b[A-Z0-9]{4}\b/g)).toHaveLength(1);
      expect(text).not.toContain('ZZZZ');
    }
  });

  it('is accepted once, in any letter case and with spaces', async () => {
    const to = newNumber();
    const code = await requestCode(to);
    expect((await verify(to, ` ${code.toLowerCase()} `)).body).toEqual({ data: { verified: true } });
    expect(await verify(to, code)).toMatchObject(wrongNumber);
  });

  it('has an error per channel when wrong, missing or of the other channel', { tags: ['I-130'] }, async () => {
    const to = newNumber();
    const code = await requestCode(to);
    expect(await verify(to, wrongCode(code))).toMatchObject(wrongNumber);
    expect(await verify(newNumber(), code)).toMatchObject(wrongNumber);
    const email = newEmail();
    await staff.call(api.sendEmail, { body: { to: email } });
    const emailed = await readSentCode(server);
    expect(await staff.try(api.verifyEmail, { body: { to: email, code: wrongCode(emailed) } })).toMatchObject(
      wrongEmail,
    );
    expect(await staff.try(api.verifyEmail, { body: { to: email, code: emailed } })).toMatchObject({ status: 200 });
  });

  it('allows five attempts', { tags: ['I-129'] }, async () => {
    const to = newNumber();
    const code = await requestCode(to);
    for (let i = 0; i < 5; i++) expect(await verify(to, wrongCode(code))).toMatchObject(wrongNumber);
    expect(await verify(to, code)).toMatchObject(triesUsed);
    const late = newNumber();
    const second = await requestCode(late);
    for (let i = 0; i < 4; i++) await verify(late, wrongCode(second));
    expect((await verify(late, second)).status).toBe(200);
  });

  it('counts concurrent attempts', async () => {
    const to = newNumber();
    const code = await requestCode(to);
    await Promise.all(Array.from({ length: 8 }, () => verify(to, wrongCode(code))));
    expect(await verify(to, code)).toMatchObject(triesUsed);
  });

  it('expires after 10 minutes', { tags: ['I-129'] }, async () => {
    const [early, late] = [newNumber(), newNumber()];
    const [first, second] = [await requestCode(early), await requestCode(late)];
    server.clock.move(9 * 60_000 + 59_000);
    expect((await verify(early, first)).status).toBe(200);
    server.clock.move(1000);
    expect(await verify(late, second)).toMatchObject(expired);
  });

  it('is valid only in the session that requested it', async () => {
    const to = newNumber();
    const code = await requestCode(to);
    expect(await verify(to, code, await as(server, person))).toMatchObject(wrongNumber);
    expect((await verify(to, code)).status).toBe(200);
  });

  it('is invalidated by the next one', async () => {
    const to = newEmail();
    await staff.call(api.sendEmail, { body: { to } });
    const first = await readSentCode(server);
    server.clock.move(pause);
    await staff.call(api.sendEmail, { body: { to } });
    const second = await readSentCode(server);
    if (first !== second) {
      expect(await staff.try(api.verifyEmail, { body: { to, code: first } })).toMatchObject(wrongEmail);
    }
    expect((await staff.try(api.verifyEmail, { body: { to, code: second } })).status).toBe(200);
  });

  it('is stored as a hash', async () => {
    const code = await requestCode(newNumber());
    const { rows } = await server.database.asOwner((client) => client.query('select * from verification_codes'));
    expect(rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    for (const { code_hash } of rows) expect(code_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('limits of codes', () => {
  it('let another code be sent at once when the tries of the last one are used up', { tags: ['D-46'] }, async () => {
    const to = newEmail();
    await staff.call(api.sendEmail, { body: { to } });
    const code = await readSentCode(server);
    const soon = await staff.try(api.sendEmail, { body: { to } });
    expect(soon).toMatchObject({ status: 429, body: { code: 'code_too_soon' }, headers: { 'retry-after': '30' } });
    for (let i = 0; i < 5; i++) await staff.try(api.verifyEmail, { body: { to, code: wrongCode(code) } });
    expect(await staff.try(api.verifyEmail, { body: { to, code } })).toMatchObject(triesUsed);
    expect((await staff.try(api.sendEmail, { body: { to } })).status).toBe(200);
    const next = await readSentCode(server);
    expect((await staff.try(api.verifyEmail, { body: { to, code: next } })).status).toBe(200);
  });

  it('make WhatsApp wait 30 seconds and return the remaining time', { tags: ['I-125'] }, async () => {
    const to = newNumber();
    await requestCode(to);
    server.clock.move(10_000);
    const soon = await staff.try(api.sendWhatsApp, { body: { to } });
    expect(soon).toMatchObject({ status: 429, body: { code: 'code_too_soon' }, headers: { 'retry-after': '20' } });
    server.clock.move(20_000);
    expect((await staff.try(api.sendWhatsApp, { body: { to } })).status).toBe(200);
    await deliverMessages(server);
  });

  it('do not count codes that a wrong clock dated ahead', async () => {
    const to = newEmail();
    server.clock.move(60 * 60_000);
    const caller = await as(server, await addUser(server, { id_tenant: home }));
    for (let i = 0; i < 10; i++) {
      await caller.call(api.sendEmail, { body: { to } });
      server.clock.move(pause);
    }
    expect((await caller.try(api.sendEmail, { body: { to } })).status).toBe(429);
    server.clock.move(-60 * 60_000);
    expect((await caller.try(api.sendEmail, { body: { to } })).status).toBe(200);
    await deliverMessages(server);
  });

  it('allow ten codes per receiver and hour, from any sender', async () => {
    const to = newEmail();
    const callers = [staff, await as(server, await addUser(server, { id_tenant: home }))];
    for (let i = 0; i < 10; i++) {
      await callers[i % 2]?.call(api.sendEmail, { body: { to } });
      server.clock.move(pause);
    }
    const refused = await staff.try(api.sendEmail, { body: { to } });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_codes' } });
    expect(await deliverMessages(server)).toHaveLength(10);
    server.clock.move(60 * 60_000);
    expect((await staff.try(api.sendEmail, { body: { to } })).status).toBe(200);
    await deliverMessages(server);
  });

  it('allow sixty codes per member of staff and hour', async () => {
    const busy = await as(server, await addUser(server, { id_tenant: home }));
    for (let i = 0; i < 60; i++) await busy.call(api.sendEmail, { body: { to: newEmail() } });
    expect((await busy.try(api.sendEmail, { body: { to: newEmail() } })).status).toBe(429);
    expect((await staff.try(api.sendEmail, { body: { to: newEmail() } })).status).toBe(200);
    await deliverMessages(server);
  });
});

describe('invalid contacts', () => {
  it.each([undefined, '', '123', '5562988887777', 'a'.repeat(500), { a: 1 }, ['62988887777']])(
    'reject %j for WhatsApp',
    { tags: ['I-122', 'X-13'] },
    async (to) => {
      const reply = await staff.tryInvalid(api.sendWhatsApp, { body: { to } });
      expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'to' }] } });
    },
  );

  it.each([undefined, '', 'dona', 'a@b', 'a@b.test\r\nBcc: c@d.test', `${'a'.repeat(300)}@b.test`, 7])(
    'reject %j for e-mail',
    { tags: ['I-120'] },
    async (to) => {
      const reply = await staff.tryInvalid(api.sendEmail, { body: { to } });
      expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'to' }] } });
      expect(server.toDeliver).toEqual([]);
    },
  );

  it('report a missing code at its field', { tags: ['I-119'] }, async () => {
    const reply = await staff.try(api.verifyWhatsApp, { body: { to: newNumber(), code: ' ' } });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'code', message: 'Código é obrigatório' }] } });
    const email = await staff.tryInvalid(api.verifyEmail, { body: { to: newEmail() } });
    expect(email).toMatchObject({ status: 400, body: { issues: [{ path: 'code', message: 'Código é obrigatório' }] } });
  });
});

it('reports a user who may skip the WhatsApp code', { tags: ['I-133'] }, async () => {
  expect(await staff.call(api.readWaiver)).toEqual({ data: { waived: false } });
  const waiving = await startTestServer({ whatsAppWaiver: ['20000000000107'] });
  const id_tenant = await addTenant(waiving, { id: '20000000000107' as TenantId });
  const answer = async (typeCargo: 'PARCEIRO' | 'CONTABILIDADE') =>
    (await as(waiving, await addUser(waiving, { id_tenant, typeCargo }))).call(api.readWaiver);
  expect(await answer('PARCEIRO')).toEqual({ data: { waived: true } });
  expect(await answer('CONTABILIDADE')).toEqual({ data: { waived: false } });
  await waiving.close();
});

it('asks no user for a WhatsApp code that the installation cannot deliver', { tags: ['I-133'] }, async () => {
  const mailing = await startTestServer({ connectedChannels: ['email'] });
  const id_tenant = await addTenant(mailing);
  const caller = await as(mailing, await addUser(mailing, { id_tenant, typeCargo: 'CONTABILIDADE' }));
  expect(await caller.call(api.readWaiver)).toEqual({ data: { waived: true } });
  await mailing.close();
});
