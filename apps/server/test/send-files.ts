import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { Caller, Reply, TestServer } from './harness.ts';

/** An empty ZIP, for uploads whose content is not read. */
export const emptyZip = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);

interface Part {
  name: string;
  content: Buffer | string;
}

export type Field = string | Part;
export type SentFields = Record<string, Field | Field[]>;

/** Builds a multipart body with its header, fields in the given order; a list repeats the field. */
export function multipartOf(fields: SentFields) {
  const boundary = `limite-${randomUUID()}`;
  const chunks = Object.entries(fields).flatMap(([field, values]) =>
    [values].flat().flatMap((value) => {
      const file = typeof value === 'string' ? '' : `; filename="${value.name}"\r\ncontent-type: application/zip`;
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${file}\r\n\r\n`;
      return [Buffer.from(head), Buffer.from(typeof value === 'string' ? value : value.content), Buffer.from('\r\n')];
    }),
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

interface Uploaded {
  code?: string;
  message?: string;
  issues?: { path: string; message: string }[];
  data?: { id_apuracao: string; state: string };
}

/** Uploads files to the analysis like a browser. */
export function upload(
  server: TestServer,
  caller: Caller,
  fields: SentFields,
  tenant?: string,
): Promise<Reply<Uploaded>> {
  return sendForm<Uploaded>(server, caller, '/api/microservices/xml/simples-nacional', fields, tenant);
}

/** Sends a form with files to any URL. */
export async function sendForm<T>(
  server: TestServer,
  caller: Caller,
  url: string,
  fields: SentFields,
  tenant?: string,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Reply<T>> {
  const { headers, payload } = multipartOf(fields);
  const response = await server.app.inject({
    method,
    url,
    headers: {
      ...headers,
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...(tenant && { 'x-tenant-id': tenant }),
    },
    payload,
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

/** Lists the stored uploads, including incomplete ones. */
export function storedUploads({ files }: TestServer): string[] {
  const folder = files.localPath('uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
}
