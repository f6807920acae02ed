import '@fastify/multipart';
import { randomUUID } from 'node:crypto';
import { Transform } from 'node:stream';
import type { FileRule } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile } from '../kernel/context.ts';
import type { FileStorage } from '../platform/file-storage.ts';

/** What the parts of a multipart body turned out to be. */
export interface ReceivedParts {
  fields: Record<string, string>;
  files: Record<string, ReceivedFile>;
  refused: RefusedFile[];
}

const folder = 'uploads';

function limited(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > maxBytes ? new AppError(wireErrors.too_large) : null, chunk);
    },
  });
}

/** Streams the files of a multipart request into the storage; memory holds a chunk at a time. */
export async function receiveParts(
  request: FastifyRequest,
  storage: FileStorage,
  rules: Record<string, FileRule>,
): Promise<ReceivedParts> {
  const parts: ReceivedParts = { fields: {}, files: {}, refused: [] };
  if (!request.isMultipart()) return parts;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') parts.fields[part.fieldname] = part.value;
        continue;
      }
      const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
      if (!rule || part.filename === '' || parts.files[part.fieldname]) {
        part.file.resume();
        continue;
      }
      const name = part.filename;
      if (!rule.extensions.some((extension) => name.toLowerCase().endsWith(extension))) {
        parts.refused.push({ field: part.fieldname, name, reason: 'extension' });
        part.file.resume();
        continue;
      }
      const key = `${folder}/${randomUUID()}`;
      try {
        const content = limited(rule.maxBytes);
        part.file.once('error', (error) => content.destroy(error));
        request.raw.once(
          'close',
          () => request.raw.complete || content.destroy(new AppError(wireErrors.invalid_input)),
        );
        const size = await storage.write(key, part.file.pipe(content));
        parts.files[part.fieldname] = { name, key, size };
      } catch (error) {
        if (!(error instanceof AppError && error.definition === wireErrors.too_large)) throw error;
        parts.refused.push({ field: part.fieldname, name, reason: 'size' });
        part.file.resume();
      }
    }
    return parts;
  } catch (error) {
    await discard(parts, storage);
    throw error;
  }
}

/** Removes what was stored of a request that is refused after all. */
export async function discard(parts: Pick<ReceivedParts, 'files'>, storage: FileStorage): Promise<void> {
  await Promise.all(Object.values(parts.files).map((file) => storage.remove(file.key)));
}
