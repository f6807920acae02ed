import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { type ProvidersOf, serveEntrancePages } from './entrance-pages.ts';
import { isMalformed } from './malformed-url.ts';
import { type BrandOf, pagesFolder, serveSitePages } from './site-pages.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves the built web app: hashed files, compressed by the build and cached for a year, the public pages, the prerendered
 * pages before sign-in, and the app for every other path.
 */
export async function serveSite(
  app: FastifyInstance,
  root: string | undefined,
  brandOf: BrandOf,
  providersOf: ProvidersOf,
): Promise<void> {
  const site = root && existsSync(join(root, 'index.html')) ? root : undefined;
  if (site) {
    await app.register(fastifyStatic, {
      root: site,
      wildcard: false,
      index: false,
      // The build writes them beside scripts and styles; they have no address of their own.
      preCompressed: true,
      globIgnore: [`${pagesFolder}/**`, '**/*.br'],
      setHeaders: (reply, path) => {
        const hashed = path.includes(`${join(site, 'assets')}`);
        reply.header('cache-control', hashed ? `public, max-age=${year / 1000}, immutable` : 'no-cache');
      },
    });
    serveSitePages(app, site, brandOf);
    serveEntrancePages(app, site, { brandOf, providersOf });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.originalUrl.split('?');
    const broken = isMalformed(path);
    if (site && request.method === 'GET' && !path.startsWith('/api')) {
      if (!broken && !/\.\w+$/.test(path)) return reply.sendFile('index.html');
      if (request.headers.accept?.includes('text/html')) return reply.code(404).sendFile('index.html');
    }
    const { code, status, message } = broken ? wireErrors.invalid_input : wireErrors.not_found;
    return reply.code(status).send({ code, message });
  });
}
