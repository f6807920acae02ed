import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FileRule } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile } from '../kernel/context.ts';
import type { FileStore } from '../platform/encrypted-files.ts';

/** What the parts of a multipart body turned out to be. */
export interface ReceivedParts {
  fields: Record<string, string>;
  files: Record<string, ReceivedFile>;
  refused: RefusedFile[];
}

const folder = 'uploads';

/** How much of what is refused is read, for the sake of what comes behind it. */
const spareBytes = 64 * 1024 ** 2;
const lingerMilliseconds = 5_000;

/** What a sender got wrong about the form itself, or a connection that ended early; a full disk is not among it. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch {
    throw new AppError(wireErrors.invalid_input);
  }
}

/** Reads when it is read from: an error that comes before waits in the file. Leaves the rest of a file too large. */
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

/** Reads on behind what is not kept; false when its end is far. */
async function readPast(file: Readable): Promise<boolean> {
  try {
    for await (const _ of limited(file, spareBytes));
    return true;
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    file.on('error', () => {});
    return false;
  }
}

/** The answer goes out while the rest still comes in; whoever goes on sending for long is cut off. */
function ignoreTheRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
  const impatient = setTimeout(() => raw.destroy(), lingerMilliseconds);
  raw.once('close', () => clearTimeout(impatient));
}

function isTooLarge(error: unknown): boolean {
  return error instanceof AppError && error.definition === wireErrors.too_large;
}

/** Streams the files of a multipart request into the storage; memory holds a chunk at a time. */
export async function receiveParts(
  request: FastifyRequest,
  storage: FileStore,
  rules: Record<string, FileRule>,
): Promise<ReceivedParts> {
  const parts: ReceivedParts = { fields: {}, files: {}, refused: [] };
  if (!request.isMultipart()) return parts;
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') parts.fields[part.fieldname] = part.value;
        continue;
      }
      const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
      const isKept = rule && part.filename !== '' && !parts.files[part.fieldname];
      if (isKept && (await keep(part, rule, storage, parts))) continue;
      if (await readPast(part.file)) continue;
      ignoreTheRest(request);
      break;
    }
    return parts;
  } catch (error) {
    await discard(parts, storage);
    throw error;
  }
}

/** False when the file breaks the rule; what is then unread of it stays unread. */
async function keep(
  { fieldname: field, filename: name, file }: MultipartFile,
  rule: FileRule,
  storage: FileStore,
  parts: ReceivedParts,
): Promise<boolean> {
  if (!rule.extensions.some((extension) => name.toLowerCase().endsWith(extension))) {
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

/** Removes what was stored of a request that is refused after all. */
export async function discard(parts: Pick<ReceivedParts, 'files'>, storage: FileStore): Promise<void> {
  await Promise.all(Object.values(parts.files).map((file) => storage.remove(file.key)));
}
