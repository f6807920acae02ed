import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listeningPort } from '../src/http/listening-port.ts';
import { createObjectVersions } from './object-versions.ts';

interface StoredObject {
  body: Buffer;
  at: Date;
}

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>${content}`;

/**
 * Starts an object store with the part of S3 that the product uses: objects, lists in pages of two, multipart uploads,
 * versions. It counts requests, and can be told to fail.
 */
export async function startBucketServer(bucket = 'balde') {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, { key: string; pieces: Map<number, Buffer>; at: Date }>();
  const versions = createObjectVersions();
  const state = {
    address: '',
    objects,
    uploads,
    versions,
    versioning: undefined as 'Enabled' | 'Suspended' | undefined,
    /** Time of what is written from now on. */
    now: () => new Date(),
    requests: [] as string[],
    /** Requests whose method and path match are answered with 403. */
    refused: undefined as RegExp | undefined,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://balde.test');
    const line = `${request.method} ${decodeURIComponent(url.pathname)}${url.search}`;
    state.requests.push(line);
    const body = await buffer(request);
    const send = (status: number, content: string | Buffer = '', headers: Record<string, string> = {}) =>
      reply.writeHead(status, headers).end(content);
    const fail = (status: number, code: string) => send(status, xml(`<Error><Code>${code}</Code></Error>`));
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return void fail(403, 'AccessDenied');
    if (state.refused?.test(line)) return void fail(403, 'AccessDenied');
    if (!url.pathname.startsWith(`/${bucket}`)) return void fail(404, 'NoSuchBucket');

    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    const query = url.searchParams;
    const id = query.get('uploadId');
    if (key === '' && query.has('uploads')) return void send(200, listUploads());
    if (key === '' && query.has('versioning')) return void send(200, xml(versioning()));
    if (key === '' && query.has('versions')) return void send(200, xml(versions.page(query)));
    if (key === '') return void send(200, listObjects(query));
    if (request.method === 'POST' && query.has('uploads')) return void send(200, begin(key));
    if (id) return void handlePiece(request.method, id, query, body, send, fail);
    const source = request.headers['x-amz-copy-source'];
    if (typeof source === 'string') return void copyObject(source, key, send, fail);
    const version = query.get('versionId');
    if (version) {
      const found = versions.find(key, version)?.body;
      return void (found ? send(200, found) : fail(404, 'NoSuchVersion'));
    }
    return void handleObject(request.method, key, body, send, fail);
  }

  function store(key: string, body: Buffer): void {
    objects.set(key, { body, at: state.now() });
    versions.add(key, state.now(), body);
  }

  function versioning(): string {
    const status = state.versioning ? `<Status>${state.versioning}</Status>` : '';
    return `<VersioningConfiguration>${status}</VersioningConfiguration>`;
  }

  function copyObject(source: string, key: string, send: Send, fail: Fail) {
    const url = new URL(`/${source}`, 'http://balde.test');
    const from = decodeURIComponent(url.pathname).slice(bucket.length + 2);
    const body = versions.find(from, url.searchParams.get('versionId') ?? '')?.body;
    if (!body) return fail(404, 'NoSuchVersion');
    store(key, body);
    return send(200, xml('<CopyObjectResult></CopyObjectResult>'));
  }

  function listObjects(query: URLSearchParams): string {
    const from = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from).sort();
    const page = keys.slice(0, 2);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
    );
    const next = keys.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : '';
    return xml(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
  }

  function listUploads(): string {
    const listed = [...uploads].map(
      ([id, { key, at }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    );
    return xml(`<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`);
  }

  function begin(key: string): string {
    const id = `envio-${state.requests.length}`;
    uploads.set(id, { key, pieces: new Map(), at: new Date() });
    const named = `<Key>${key}</Key><UploadId>${id}</UploadId>`;
    return xml(`<InitiateMultipartUploadResult>${named}</InitiateMultipartUploadResult>`);
  }

  type Send = (status: number, content?: string | Buffer, headers?: Record<string, string>) => unknown;
  type Fail = (status: number, code: string) => unknown;

  function handlePiece(
    method: string | undefined,
    id: string,
    query: URLSearchParams,
    body: Buffer,
    send: Send,
    fail: Fail,
  ) {
    const upload = uploads.get(id);
    if (!upload) return fail(404, 'NoSuchUpload');
    if (method === 'PUT') {
      upload.pieces.set(Number(query.get('partNumber')), body);
      return send(200, '', { etag: `"${query.get('partNumber')}"` });
    }
    uploads.delete(id);
    if (method === 'DELETE') return send(204);
    const whole = Buffer.concat([...upload.pieces].sort(([a], [b]) => a - b).map(([, piece]) => piece));
    store(upload.key, whole);
    return send(200, xml(`<CompleteMultipartUploadResult><Key>${upload.key}</Key></CompleteMultipartUploadResult>`));
  }

  function handleObject(method: string | undefined, key: string, body: Buffer, send: Send, fail: Fail) {
    if (method === 'PUT') {
      store(key, body);
      return send(200, '', { etag: '"1"' });
    }
    if (method === 'DELETE') {
      objects.delete(key);
      versions.add(key, state.now(), undefined);
      return send(204);
    }
    const found = objects.get(key);
    if (!found) return fail(404, 'NoSuchKey');
    return send(200, method === 'HEAD' ? '' : found.body, { 'content-length': String(found.body.length) });
  }

  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.address = `http://127.0.0.1:${listeningPort(server)}`;
  return state;
}
