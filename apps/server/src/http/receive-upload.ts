import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { hasExtension } from '@restitui/domain/wire/accepted-file.ts';
import type { FileRule } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile } from '../kernel/use-case.ts';
import type { FileStore } from '../platform/encrypted-files.ts';
import { lingerThenClose } from './linger-then-close.ts';
import { watchStalledUpload } from './watch-stalled-upload.ts';

/** The parsed parts of a multipart body. */
export interface ReceivedParts {
  fields: Record<string, string>;
  files: Record<string, ReceivedFile>;
  refused: RefusedFile[];
}

/** Limits of every form; the size of each file is limited by its rule. */
export const multipartLimits = {
  fileSize: Number.POSITIVE_INFINITY,
  files: 10,
  fields: 50,
  parts: 60,
  fieldNameSize: 100,
  fieldSize: 65_536,
  headerPairs: 20,
};

const folder = 'uploads';

/** How much of a refused file is drained to reach the parts behind it. */
const maxDrainedBytes = 64 * 1024 ** 2;

/** Turns errors of the form and of the connection into a 400; errors of the storage pass unchanged. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch {
    throw new AppError(wireErrors.invalid_input);
  }
}

/**
 * Yields up to `maxBytes` and leaves the rest unread. Reads lazily, so that an earlier stream error surfaces
 * here.
 */
async function* limited(file: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let seen = 0;
  try {
    for await (const chunk of file.iterator({ destroyOnReturn: false })) {
      seen += chunk.length;
      if (seen > maxBytes) throw new AppError(wireErrors.too_large);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError(wireErrors.invalid_input);
  }
}

/** Drains a file without storing it; false when too much is left. */
async function drain(file: Readable): Promise<boolean> {
  try {
    for await (const _ of limited(file, maxDrainedBytes));
    return true;
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    file.on('error', () => {});
    return false;
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof AppError && error.definition === wireErrors.too_large;
}

/** Streams the files of a multipart request into the storage; memory holds one chunk at a time. */
export async function receiveParts(
  request: FastifyRequest,
  storage: FileStore,
  rules: Record<string, FileRule>,
): Promise<ReceivedParts> {
  const parts: ReceivedParts = { fields: {}, files: {}, refused: [] };
  if (!request.isMultipart()) return parts;
  const stopWatching = watchStalledUpload(request.raw);
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) throw new AppError(wireErrors.invalid_input);
        if (typeof part.value === 'string') parts.fields[part.fieldname] = part.value;
        continue;
      }
      const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
      const isWanted = rule && part.filename !== '' && !parts.files[part.fieldname];
      if (isWanted && (await storeFile(part, rule, storage, parts))) continue;
      if (await drain(part.file)) continue;
      lingerThenClose(request.raw);
      break;
    }
    return parts;
  } catch (error) {
    await discard(parts, storage);
    throw error;
  } finally {
    stopWatching();
  }
}

/** Stores a file; false when it breaks the rule, with the rest of it unread. */
async function storeFile(
  { fieldname: field, filename: name, file }: MultipartFile,
  rule: FileRule,
  storage: FileStore,
  parts: ReceivedParts,
): Promise<boolean> {
  if (!hasExtension(name, rule)) {
    parts.refused.push({ field, name, reason: 'extension' });
    return false;
  }
  const key = `${folder}/${randomUUID()}`;
  try {
    const content = Readable.from(limited(file, rule.maxBytes), { objectMode: false });
    parts.files[field] = { name, key, size: await storage.write(key, content) };
    return true;
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    parts.refused.push({ field, name, reason: 'size' });
    return false;
  }
}

/** Removes the stored files of a request that is refused. */
export async function discard(parts: Pick<ReceivedParts, 'files'>, storage: FileStore): Promise<void> {
  await Promise.all(Object.values(parts.files).map((file) => storage.remove(file.key)));
}
