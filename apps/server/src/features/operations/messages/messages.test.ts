import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { endedQueue, jobQueues } from '../../../db/job-queues.ts';
import { ExternalServiceError } from '../../../platform/get-json.ts';
import { type Message, MessageRefused } from '../../../platform/messages.ts';
import { sealedTexts } from '../../../platform/sealed-texts.ts';
import { abandonMessage, sendMessage, startMessageWorker } from './jobs/send-message.ts';
import { lockLogged } from './message-log.repository.ts';
import { findOutgoing } from './messages.repository.ts';
import { queueMessage } from './queue-message.service.ts';

let server: TestServer;
let tenant: TenantId;
const message: Message = { channel: 'email', to: 'a@b.test', sender: 'Casa', subject: 'Oi', text: 'A1B2' };

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTenant(server);
});
afterAll(() => server.close());

const post = () => server.inTenant(tenant, (db) => queueMessage(server.platform, db, tenant, message));
const kept = (id: string) => server.inTenant(tenant, (db) => findOutgoing(db, tenant, id));

const stateOf = async (id: string) => (await server.inTenant(tenant, (db) => lockLogged(db, tenant, id)))?.state;

/** Queues a message and runs its job while the external service behaves as given. */
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

it('sends a queued message once and deletes it', async () => {
  await post();
  const job = server.toDeliver[0];
  expect(await deliverMessages(server)).toMatchObject([message]);
  expect(await kept(job?.data.id ?? '')).toBeUndefined();
  if (job) server.toDeliver.push(job);
  expect(await deliverMessages(server)).toEqual([]);
});

it('encrypts the text while it waits and drops one encrypted with another key', async () => {
  const away = await withOutside(() => Promise.reject(new ExternalServiceError('No answer')));
  const waiting = (await kept(away.id))?.text ?? '';
  expect(Buffer.from(waiting, 'base64url').toString('latin1')).not.toContain(message.text);
  expect(server.platform.sealedTexts.open(waiting, away.id)).toBe(message.text);

  const sent: Message[] = [];
  const strange = await withOutside(async () => void sent.push(message), sealedTexts('outra'));
  await strange.attempt();
  expect([sent.length, strange.logged.length, await kept(strange.id)]).toEqual([0, 1, undefined]);
});

it('retries temporary failures but not rejections', async () => {
  const away = await withOutside(() => Promise.reject(new ExternalServiceError('No answer')));
  await expect(away.attempt()).rejects.toThrow(ExternalServiceError);
  expect(await kept(away.id)).toMatchObject({ to: message.to, subject: message.subject });
  const refused = await withOutside(() => Promise.reject(new MessageRefused('No such receiver')));
  await refused.attempt();
  expect(await kept(refused.id)).toBeUndefined();
  expect([away.logged.length, refused.logged.length]).toEqual([1, 1]);
});

it('deletes messages that could not be sent within a day', async () => {
  const away = await withOutside(() => Promise.reject(new ExternalServiceError('No answer')));
  await expect(away.attempt()).rejects.toThrow(ExternalServiceError);
  server.clock.move(25 * 60 * 60_000);
  await away.attempt();
  expect(await kept(away.id)).toBeUndefined();
});

describe('a message whose retries are used up', () => {
  const noAnswer = () => Promise.reject(new ExternalServiceError('No answer'));

  it('is marked as not delivered, and a repeated job queues and sends it', async () => {
    let send: () => Promise<void> = noAnswer;
    const states: unknown[] = [];
    const away = await withOutside(() => send());
    await expect(away.attempt()).rejects.toThrow(ExternalServiceError);
    expect(await stateOf(away.id)).toBe('na_fila');
    await abandonMessage(server.inTenant, { id_tenant: tenant, id: away.id });
    expect(await stateOf(away.id)).toBe('falhou');
    send = async () => void states.push(await stateOf(away.id));
    await away.attempt();
    expect([...states, await stateOf(away.id), await kept(away.id)]).toEqual(['na_fila', 'enviada', undefined]);
  });

  it('stays sent when the report of its failure comes after the repetition', async () => {
    const away = await withOutside(async () => {});
    await away.attempt();
    await abandonMessage(server.inTenant, { id_tenant: tenant, id: away.id });
    expect(await stateOf(away.id)).toBe('enviada');
  });

  it('stays not delivered when its job is repeated after a day', async () => {
    const away = await withOutside(noAnswer);
    await expect(away.attempt()).rejects.toThrow(ExternalServiceError);
    await abandonMessage(server.inTenant, { id_tenant: tenant, id: away.id });
    server.clock.move(25 * 60 * 60_000);
    await away.attempt();
    expect(await stateOf(away.id)).toBe('falhou');
  });

  it('has a queue that reports it', async () => {
    const whenEnded = vi.fn();
    const jobs = { work: vi.fn(), rest: vi.fn(), whenEnded };
    await startMessageWorker({ platform: server.platform, inTenant: server.inTenant, log: () => {}, jobs });
    expect(whenEnded).toHaveBeenCalledWith('send-message', expect.any(Function));
    expect(jobQueues.find(({ name }) => name === 'send-message')?.deadLetter).toBe(endedQueue('send-message'));
  });
});
