import { buffer } from 'node:stream/consumers';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import { pictureKey, pictureTypeOf, pictureTypes } from '../platform/brand-pictures.ts';
import { errorCode } from '../platform/error-code.ts';

/** Keeps an SVG that is opened directly from running scripts and from having the site's origin. */
const sealed = "default-src 'none'; style-src 'none'; script-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Serves brand pictures without a session. Names contain a hash of the content, so browsers may cache them for
 * good.
 */
export async function servePictures(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>(
    '/tenants/pictures/:name',
    { schema: { hide: true } },
    async ({ params: { name } }, reply) => {
      const type = pictureTypeOf(name);
      if (!type) throw new AppError(wireErrors.not_found);
      const content = await buffer(app.services.platform.files.read(pictureKey(name))).catch((error) => {
        throw errorCode(error) === 'ENOENT' ? new AppError(wireErrors.not_found) : error;
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
