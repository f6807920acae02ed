import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSmtpServer } from '../../test/smtp-server.ts';
import { cloneTestDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/open-database.ts';
import { withoutTenant } from '../db/tenant-scope.ts';
import { insertIntoOutbox, listOutbox } from '../features/operations/messages/messages.repository.ts';
import { listeningPort } from '../http/listening-port.ts';
import { ExternalServiceError } from './get-json.ts';
import { type Message, MessageRefused, type Messages } from './messages.ts';
import { openMessages } from './open-messages.ts';
import { smtpMessages } from './smtp-messages.ts';
import { whatsappMessages } from './whatsapp-messages.ts';

const text = 'Olá, José.\n\nSeu código é A1B2 — não o informe a ninguém.';
const subject = 'Seu código chegou: açúcar';
const message = (values: Partial<Message> = {}): Message => ({
  channel: 'email',
  to: 'ana@casa.test',
  subject,
  text,
  sender: 'Meridiano Fiscal',
  ...values,
});

/** Responses of Evolution v2 by number. */
const answers: Record<string, { status: number; body: object | string }> = {
  5511900000001: {
    status: 400,
    body: { status: 400, error: 'Bad Request', response: { message: [{ jid: 'x', exists: false, number: 'x' }] } },
  },
  5511900000002: {
    status: 400,
    body: { status: 400, error: 'Bad Request', response: { message: ['Error: Connection Closed'] } },
  },
  5511900000003: { status: 401, body: { status: 401, error: 'Unauthorized', response: { message: 'Unauthorized' } } },
  5511900000004: {
    status: 404,
    body: { status: 404, error: 'Not Found', response: { message: ['The "x" instance does not exist'] } },
  },
  5511900000005: { status: 502, body: '<html>502</html>' },
};
const taken = { key: { remoteJid: '5511@s.whatsapp.net', fromMe: true, id: 'BAE5' }, status: 'PENDING' };

interface Asked {
  path: string;
  apikey: unknown;
  body: { number: string; text: string };
}

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let evolution: Server;
let whatsappUrl: string;
let asked: Asked[] = [];
let database: Database;

beforeAll(async () => {
  smtp = await startSmtpServer();
  database = await cloneTestDatabase();
  evolution = createServer((request, reply: ServerResponse) => {
    let sent = '';
    request.on('data', (chunk) => {
      sent += chunk;
    });
    request.on('end', () => {
      const body = JSON.parse(sent);
      asked.push({ path: request.url ?? '', apikey: request.headers.apikey, body });
      if (body.number === '5511900000006') return;
      if (body.number === '5511900000007') return void reply.destroy();
      const answer = answers[body.number] ?? { status: 201, body: taken };
      reply.writeHead(answer.status, { 'content-type': 'application/json' });
      reply.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => evolution.listen(0, '127.0.0.1', resolve));
  whatsappUrl = `http://127.0.0.1:${listeningPort(evolution)}`;
});
afterAll(async () => {
  smtp.close();
  evolution.closeAllConnections();
  evolution.close();
  await database.close();
});
beforeEach(() => {
  asked = [];
  smtp.mails.length = 0;
});

const toOutbox = (now = new Date('2026-11-20T12:00:00Z')) =>
  openMessages({ smtpUrl: undefined, whatsappUrl: undefined, whatsappKey: undefined }, (message) =>
    withoutTenant(database.pool, (db) => insertIntoOutbox(db, message, now)),
  );
const readOutbox = () => withoutTenant(database.pool, listOutbox);

function decoded(raw: string): { head: string; body: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const plain = /transfer-encoding: base64/i.test(head)
    ? Buffer.from(body, 'base64').toString()
    : Buffer.from(
        body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString();
  return { head, body: plain.replaceAll('\r\n', '\n').trim() };
}

interface Delivered {
  to: string | undefined;
  text: string | undefined;
}

/** Behaviour that all channels share: the receiver and the text arrive unchanged. */
const contract: [string, () => Messages, Partial<Message>, () => Promise<Delivered>][] = [
  ['the outbox takes e-mail', () => toOutbox(), {}, async () => (await readOutbox())[0] as Delivered],
  [
    'the outbox takes WhatsApp',
    () => toOutbox(new Date('2026-11-20T13:00:00Z')),
    { channel: 'whatsapp', to: '11987654321' },
    async () => (await readOutbox())[0] as Delivered,
  ],
  [
    'SMTP',
    () => smtpMessages(smtp.url),
    {},
    async () => ({ to: smtp.mails[0]?.to[0], text: decoded(smtp.mails[0]?.raw ?? '').body }),
  ],
  [
    'Evolution',
    () => whatsappMessages(whatsappUrl, 'chave'),
    { channel: 'whatsapp', to: '5511987654321' },
    async () => ({ to: asked[0]?.body.number, text: asked[0]?.body.text }),
  ],
];

describe('a message', () => {
  it.each(contract)('arrives through %s', async (_, open, values, arrived) => {
    const sent = message(values);
    await open().send(sent);
    expect(await arrived()).toMatchObject({ to: sent.to, text });
  });

  it('is listed in the outbox, newest first, with channel, subject and time', async () => {
    const [newest, older] = await readOutbox();
    expect(newest).toEqual({
      channel: 'whatsapp',
      to: '11987654321',
      subject,
      text,
      html: null,
      at: '2026-11-20T13:00:00.000Z',
    });
    expect(older?.channel).toBe('email');
  });

  it('comes by e-mail in the name of the consultancy, from the address of SMTP_URL', async () => {
    await smtpMessages(smtp.url).send(message());
    const { head } = decoded(smtp.mails[0]?.raw ?? '');
    expect(smtp.mails[0]?.from).toBe('avisos@casa.test');
    expect(head).toContain('From: Meridiano Fiscal <avisos@casa.test>');
    expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('is sent by WhatsApp from the instance of the consultancy, with the key and the prefix 55', async () => {
    await whatsappMessages(`${whatsappUrl}/`, 'chave').send(
      message({ channel: 'whatsapp', to: '(11) 98765-4321', sender: 'Kairós Tributos' }),
    );
    expect(asked).toEqual([
      {
        path: '/message/sendText/kairos-tributos',
        apikey: 'chave',
        body: { number: '5511987654321', text, delay: 0, linkPreview: false },
      },
    ]);
  });

  it('goes through its channel’s service, else to the outbox', async () => {
    const kept: Message[] = [];
    const keep = async (message: Message) => void kept.push(message);
    const messages = openMessages({ smtpUrl: smtp.url, whatsappUrl: undefined, whatsappKey: undefined }, keep);
    await messages.send(message());
    await messages.send(message({ channel: 'whatsapp' }));
    expect([smtp.mails.length, kept.map(({ channel }) => channel)]).toEqual([1, ['whatsapp']]);
    const other = openMessages({ smtpUrl: undefined, whatsappUrl, whatsappKey: 'chave' }, keep);
    await other.send(message({ channel: 'whatsapp', to: '5511987654321' }));
    expect(asked).toHaveLength(1);
  });
});

describe('a failed message', () => {
  const refusals: [string, () => Messages, string][] = [
    ['the mail server refuses the receiver', () => smtpMessages(smtp.url), 'nobody@casa.test'],
    ['the number is not on WhatsApp', () => whatsappMessages(whatsappUrl, 'k'), '5511900000001'],
  ];
  it.each(refusals)('is not retried: %s', async (_, open, to) => {
    await expect(open().send(message({ to }))).rejects.toThrow(MessageRefused);
  });

  const failures: [string, () => Messages, string][] = [
    ['the mail server is away', () => smtpMessages('smtp://127.0.0.1:1'), 'ana@casa.test'],
    ['the telephone is disconnected', () => whatsappMessages(whatsappUrl, 'k'), '5511900000002'],
    ['the key is wrong', () => whatsappMessages(whatsappUrl, 'k'), '5511900000003'],
    ['there is no such instance', () => whatsappMessages(whatsappUrl, 'k'), '5511900000004'],
    ['WhatsApp is out of order', () => whatsappMessages(whatsappUrl, 'k'), '5511900000005'],
    ['WhatsApp says nothing', () => whatsappMessages(whatsappUrl, 'k', 100), '5511900000006'],
    ['WhatsApp hangs up', () => whatsappMessages(whatsappUrl, 'k'), '5511900000007'],
  ];
  it.each(failures)('may be retried, and its error has none of its content: %s', async (_, open, to) => {
    const failure = await open()
      .send(message({ to }))
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(failure).toBeInstanceOf(ExternalServiceError);
    expect(String((failure as Error).stack) + JSON.stringify(failure)).not.toMatch(/A1B2|ana@casa/);
  });
});
