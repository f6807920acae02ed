import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { multipartOf } from '../../test/send-files.ts';
import { type FileStorage, localFileStorage } from '../platform/file-storage.ts';
import { registerErrorReplies } from './error-reply.ts';
import { listeningPort } from './listening-port.ts';
import { multipartLimits, type ReceivedParts, receiveParts } from './receive-upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'restitui-receive-'));
const local = localFileStorage(folder);
let storage: FileStorage;
let app: FastifyInstance;
let received: Promise<ReceivedParts>;

beforeAll(async () => {
  app = fastify();
  registerErrorReplies(app);
  await app.register(multipart, { limits: { ...multipartLimits, files: 3 } });
  const rule = { maxBytes: 10, extensions: ['.zip'] };
  app.post('/', (request) => {
    received = receiveParts(request, storage, { xml: rule, pgdas: rule });
    return received;
  });
  await app.listen();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  storage = local;
  rmSync(join(folder, 'uploads'), { recursive: true, force: true });
});

const stored = () => (existsSync(join(folder, 'uploads')) ? readdirSync(join(folder, 'uploads')) : []);
const file = (name: string, content = '0123456789') => ({ name, content });
const invalid = { code: 'invalid_input', message: 'Verifique os campos informados.' };

async function send(fields: Parameters<typeof multipartOf>[0]) {
  const response = await app.inject({ method: 'POST', url: '/', ...multipartOf(fields) });
  return { status: response.statusCode, parts: response.json() as ReceivedParts };
}

describe('the parts of a form', () => {
  it('are returned as fields and as files stored byte for byte', async () => {
    const { parts } = await send({ a: 'um', xml: file('notas.zip'), b: 'dois', pgdas: file('P.ZIP', '') });
    expect(parts).toMatchObject({ fields: { a: 'um', b: 'dois' }, refused: [] });
    expect(parts.files).toMatchObject({ xml: { name: 'notas.zip', size: 10 }, pgdas: { name: 'P.ZIP', size: 0 } });
    expect(readFileSync(local.localPath(parts.files.xml?.key ?? ''), 'utf8')).toBe('0123456789');
    expect(stored()).toHaveLength(2);
  });

  it('never use the file name as a path', async () => {
    const { parts } = await send({ xml: file('../../fora.zip') });
    expect(stored()).toEqual([parts.files.xml?.key.split('/')[1]]);
    expect(existsSync(join(folder, '..', 'fora.zip'))).toBe(false);
  });

  it('drains files that the endpoint does not declare', async () => {
    const { parts } = await send({ outro: file('b.zip'), xml: file('c.zip') });
    expect(Object.keys(parts.files)).toEqual(['xml']);
    expect(stored()).toHaveLength(1);
  });
});

describe('files that break a rule', { tags: ['W-119', 'W-120'] }, () => {
  it('are discarded when one byte too large, and later parts are kept', async () => {
    const { parts } = await send({ xml: file('grande.zip', '0123456789A'), a: 'um', pgdas: file('ok.zip') });
    expect(parts.refused).toEqual([{ field: 'xml', name: 'grande.zip', reason: 'size' }]);
    expect(parts.fields).toEqual({ a: 'um' });
    expect(Object.keys(parts.files)).toEqual(['pgdas']);
    expect(stored()).toHaveLength(1);
  });

  it('are discarded when megabytes too large, over many chunks', async () => {
    const { parts } = await send({ xml: file('grande.zip', 'x'.repeat(3_000_000)), pgdas: file('ok.zip') });
    expect(parts.refused).toEqual([{ field: 'xml', name: 'grande.zip', reason: 'size' }]);
    expect(stored()).toHaveLength(1);
  });

  it.each(['notas.xml', 'notas.zip.exe', 'zip', ' '])('are discarded for the extension of %j', async (name) => {
    const { parts } = await send({ xml: file(name, 'x'.repeat(300_000)), pgdas: file('ok.zip') });
    expect(parts.refused).toEqual([{ field: 'xml', name, reason: 'extension' }]);
    expect(Object.keys(parts.files)).toEqual(['pgdas']);
  });
});

describe('a long upload after a refusal', () => {
  it.each([
    ['a file too large', 'grande.zip', 'size'],
    ['a file of another kind', 'grande.rar', 'extension'],
  ])('is answered before the end of %s', async (_, name, reason) => {
    const port = listeningPort(app.server);
    const { headers, payload } = multipartOf({ a: 'um', xml: file(name, '') });
    const call = httpRequest({ port, method: 'POST', headers: { ...headers, 'content-length': 10 * 1024 ** 3 } });
    call.on('error', () => {});
    const answer = new Promise<ReceivedParts>((resolve) => {
      call.on('response', async (response) => resolve((await json(response)) as ReceivedParts));
    });
    let answered = false;
    let sent = 0;
    call.write(payload.subarray(0, payload.lastIndexOf('\r\n--limite')));
    const chunk = Buffer.alloc(1024 ** 2);
    const sending = (async () => {
      while (!answered) {
        if (!call.write(chunk)) await Promise.race([once(call, 'drain'), answer]);
        sent++;
      }
    })();
    expect(await answer).toMatchObject({ fields: { a: 'um' }, files: {}, refused: [{ field: 'xml', name, reason }] });
    answered = true;
    await sending;
    call.destroy();
    expect(sent).toBeLessThan(1024);
    expect(stored()).toEqual([]);
  });
});

describe('incomplete forms return 400 and leave no file', () => {
  const { headers, payload } = multipartOf({ pgdas: file('a.zip'), xml: file('b.zip') });

  it.each([20, 90, 150, 200, 260, payload.length - 8])('when cut after %i bytes', async (length) => {
    const cut = { method: 'POST', url: '/', headers, payload: payload.subarray(0, length) } as const;
    const response = await app.inject(cut);
    expect([response.statusCode, response.json()]).toEqual([400, invalid]);
    expect(stored()).toEqual([]);
    const port = listeningPort(app.server);
    const body = new Uint8Array(cut.payload);
    const real = await fetch(`http://localhost:${port}/`, { method: 'POST', headers, body });
    expect([real.status, await real.json()]).toEqual([400, invalid]);
    expect(stored()).toEqual([]);
  });

  it('when the connection breaks within a file', async () => {
    const port = listeningPort(app.server);
    const begun = new Promise<void>((resolve) => {
      storage = {
        ...local,
        write: (key, content) => {
          resolve();
          return local.write(key, content);
        },
      };
    });
    const call = httpRequest({ port, method: 'POST', headers: { ...headers, 'content-length': 10_000 } });
    call.on('error', () => {});
    call.write(payload.subarray(0, 150));
    await begun;
    call.destroy();
    await expect(received).rejects.toThrow(invalid.message);
    expect(stored()).toEqual([]);
  });

  it.each([
    ['more files than a form may have', { xml: file('a.zip'), b: file('b'), c: file('c'), d: file('d') }],
    ['more fields than a form may have', Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`f${i}`, 'a']))],
    ['a field of more than 64 kB', { a: 'x'.repeat(65_537) }],
    ['a part named like what every object has', { xml: file('a.zip'), toString: file('b.zip') }],
  ])('%s', async (_, fields) => {
    const { status, parts } = await send(fields);
    expect([status, parts]).toEqual([400, invalid]);
    expect(stored()).toEqual([]);
  });
});

it('reports a failing storage as a server error and leaves no file', async () => {
  let writes = 0;
  storage = {
    ...local,
    write: (key, content) => (++writes > 1 ? Promise.reject(new Error('disk full')) : local.write(key, content)),
  };
  expect((await send({ pgdas: file('a.zip'), xml: file('b.zip') })).status).toBe(500);
  expect(stored()).toEqual([]);
});
