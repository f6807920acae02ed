import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTenant, startTestServer, type TestServer } from '../../../test/harness.ts';
import { deliverMessages } from '../../../test/messages.ts';
import { OutsideFailure } from '../../platform/get-json.ts';
import { type Message, MessageRefused } from '../../platform/messages.ts';
import { sealedTexts } from '../../platform/sealed-texts.ts';
import { sendMessage } from './jobs/send-message.ts';
import { findOutgoing } from './messages.repository.ts';
import { postMessage } from './post-message.ts';

let server: TestServer;
let tenant: TenantId;
const message: Message = { channel: 'email', to: 'a@b.test', sender: 'Casa', subject: 'Oi', text: 'A1B2' };

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTenant(server);
});
afterAll(() => server.close());

const post = () => server.inTenant(tenant, (db) => postMessage(server.platform, db, tenant, message));
const kept = (id: string) => server.inTenant(tenant, (db) => findOutgoing(db, tenant, id));

/** Posts a message, and takes its job in hand while the outside behaves like that. */
async function withOutside(send: () => Promise<void>, texts = server.platform.sealedTexts) {
  await post();
  const data = server.toDeliver.shift()?.data ?? { id_tenant: tenant, id: '' };
  const logged: unknown[] = [];
  const worker = {
    platform: { ...server.platform, sealedTexts: texts, messages: { send } },
    inTenant: server.inTenant,
    log: (error: unknown) => void logged.push(error),
  };
  const attempt = () => sendMessage(worker, data);
  return { attempt, id: data.id, logged };
}

test('a posted message is sent once and is gone then', async () => {
  await post();
  const job = server.toDeliver[0];
  expect(await deliverMessages(server)).toMatchObject([message]);
  expect(await kept(job?.data.id ?? '')).toBeUndefined();
  if (job) server.toDeliver.push(job);
  expect(await deliverMessages(server)).toEqual([]);
});

test('while it waits, its text is sealed; what another key sealed is dropped', async () => {
  const away = await withOutside(() => Promise.reject(new OutsideFailure('No answer')));
  const waiting = (await kept(away.id))?.text ?? '';
  expect(Buffer.from(waiting, 'base64url').toString('latin1')).not.toContain(message.text);
  expect(server.platform.sealedTexts.open(waiting, away.id)).toBe(message.text);

  const sent: Message[] = [];
  const strange = await withOutside(async () => void sent.push(message), sealedTexts('outra'));
  await strange.attempt();
  expect([sent.length, strange.logged.length, await kept(strange.id)]).toEqual([0, 1, undefined]);
});

test('what the outside did not take is tried again; what it refused is not', async () => {
  const away = await withOutside(() => Promise.reject(new OutsideFailure('No answer')));
  await expect(away.attempt()).rejects.toThrow(OutsideFailure);
  expect(await kept(away.id)).toMatchObject({ to: message.to, subject: message.subject });
  const refused = await withOutside(() => Promise.reject(new MessageRefused('No such receiver')));
  await refused.attempt();
  expect(await kept(refused.id)).toBeUndefined();
  expect([away.logged.length, refused.logged.length]).toEqual([1, 1]);
});

test('what nobody took in a day is forgotten', async () => {
  const away = await withOutside(() => Promise.reject(new OutsideFailure('No answer')));
  await expect(away.attempt()).rejects.toThrow(OutsideFailure);
  server.clock.move(25 * 60 * 60_000);
  await away.attempt();
  expect(await kept(away.id)).toBeUndefined();
});
