import { buffer } from 'node:stream/consumers';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import { pictureKey, pictureTypeOf, pictureTypes } from '../platform/brand-pictures.ts';

/** Opened by itself, such a picture is a document without scripts, links or origin. */
const sealed = "default-src 'none'; style-src 'none'; script-src 'none'; frame-ancestors 'none'; sandbox";

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Brand pictures stand before any sign-in; a name tells of its content, so that a browser may keep it for good. */
export async function servePictures(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>(
    '/tenants/pictures/:name',
    { schema: { hide: true } },
    async ({ params: { name } }, reply) => {
      const type = pictureTypeOf(name);
      if (!type) throw new AppError(wireErrors.not_found);
      const content = await buffer(app.house.platform.files.read(pictureKey(name))).catch((error) => {
        throw isMissing(error) ? new AppError(wireErrors.not_found) : error;
      });
      return reply
        .type(pictureTypes[type])
        .header('content-security-policy', sealed)
        .header('cross-origin-resource-policy', 'same-origin')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(content);
    },
  );
}
