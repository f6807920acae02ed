import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import type { Choices } from './choices.ts';

type Spoil = (request: InjectOptions, choices: Choices) => InjectOptions;

const bytesOf = ({ payload }: InjectOptions): Buffer => {
  if (payload === undefined) return Buffer.from('{"a":1}');
  return typeof payload === 'string' || Buffer.isBuffer(payload)
    ? Buffer.from(payload)
    : Buffer.from(JSON.stringify(payload));
};
const withHeaders = (request: InjectOptions, headers: Record<string, string>): InjectOptions => ({
  ...request,
  headers: { ...request.headers, ...headers },
});
const addressOf = ({ url }: InjectOptions) => String(url);

/** Ways to spoil the bytes, headers and address of a request. */
const ways: readonly Spoil[] = [
  (request, { pick }) => ({
    ...request,
    url: `${addressOf(request)}${pick(['%', '%ZZ', '%C3%28', '%00', '/', '//', '?', '#'])}`,
  }),
  (request, { pick }) => ({
    ...request,
    url: `${addressOf(request)}?${pick(['a[]=1', '=', '&&&', 'page=1&page=2', '%=%', 'q=%ff'])}`,
  }),
  (request, { below }) => ({ ...request, url: `${addressOf(request)}?${'a=1&'.repeat(below(200))}` }),
  (request, { below }) => ({ ...request, url: `${addressOf(request)}?q=${'a'.repeat(below(12_000))}` }),
  (request, { below }) => ({ ...request, payload: cut(bytesOf(request), below) }),
  (request, { below }) => ({ ...request, payload: flip(bytesOf(request), below) }),
  (request) => ({ ...withHeaders(request, { 'content-type': 'application/json' }), payload: '['.repeat(60_000) }),
  (request) => ({
    ...withHeaders(request, { 'content-type': 'application/json' }),
    payload: Buffer.alloc(70_000, 0x20),
  }),
  (request) => ({ ...withHeaders(request, { 'content-encoding': 'gzip' }), payload: gzipSync(bytesOf(request)) }),
  (request, { pick }) =>
    withHeaders(request, {
      'content-type': pick([
        '',
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        ';',
      ]),
    }),
  (request, { pick }) => withHeaders(request, { 'content-length': pick(['0', '1', '99999999999', '-1', 'a']) }),
  (request, { pick }) =>
    withHeaders(request, { 'x-tenant-id': pick(['', 'x', '0', '99999999999999', "'", 'ã'.repeat(20)]) }),
  (request, { pick }) =>
    withHeaders(request, { authorization: pick(['Bearer', 'Bearer ', 'Basic a', `Bearer ${'a'.repeat(300)}`]) }),
  (request, { pick }) => withHeaders(request, { accept: pick(['*', 'text/html', ';;', 'a'.repeat(2_000)]) }),
  (request, { pick }) =>
    withHeaders(request, { 'accept-encoding': pick(['gzip', 'br', 'identity;q=0', '*;q=0', 'zz']) }),
  (request, { pick }) => withHeaders(request, { host: pick(['', 'a b', '[::1', 'xn--a', 'a:99999', 'é.test']) }),
  (request, { pick }) => withHeaders(request, { range: pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x']) }),
];

function cut(bytes: Buffer, below: Choices['below']): Buffer {
  return bytes.subarray(0, below(bytes.length + 1));
}

function flip(bytes: Buffer, below: Choices['below']): Buffer {
  const copy = Buffer.from(bytes);
  for (let i = below(4); i >= 0 && copy.length > 0; i--) copy[below(copy.length)] = below(256);
  return copy;
}

export function spoilRequest(request: InjectOptions, choices: Choices): InjectOptions {
  return choices.pick(ways)(request, choices);
}
