import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IdentityProvider } from '@restitui/domain/accounts/oidc/identity-provider.ts';
import {
  type EntrancePath,
  entranceLook,
  entranceName,
  entrancePaths,
  fillEntrancePage,
} from '@restitui/domain/tenancy/tenants/entrance-page.ts';
import { webGuard } from '@restitui/domain/tenancy/tenants/host-guards.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Origin } from '../kernel/context.ts';
import { originOf } from './origin-of.ts';
import { type BrandOf, pagesFolder } from './site-pages.ts';

/** Returns the providers by which staff sign in on a host. */
export type ProvidersOf = (origin: Origin) => Promise<readonly IdentityProvider[]>;

interface Sources {
  brandOf: BrandOf;
  providersOf: ProvidersOf;
}

/**
 * Serves the pages before sign-in with their first view: built per look, filled in for the requested host. With a query or a slash,
 * without a page of that look, and when the brand cannot be read, the app is served, which shows the page itself.
 */
export function serveEntrancePages(app: FastifyInstance, site: string, sources: Sources): void {
  const file = join(site, pagesFolder, 'entrance.json');
  if (!existsSync(file)) return;
  const templates = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const path of entrancePaths) {
    app.get(path, async (request, reply) => {
      const page = request.url !== path ? undefined : await pageOf(path, request, templates, sources);
      if (page === undefined) return reply.sendFile('index.html');
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
      return page;
    });
  }
}

async function pageOf(
  path: EntrancePath,
  request: FastifyRequest,
  templates: Record<string, string>,
  { brandOf, providersOf }: Sources,
): Promise<string | undefined> {
  const origin = originOf(request);
  try {
    const branding = await brandOf(origin);
    // The app redirects a host that only has the site.
    if (!branding || webGuard({ host: origin.host, webHost: branding.webHost })) return undefined;
    const providers = path === '/signin' ? await providersOf(origin) : [];
    const template = templates[entranceName(entranceLook(path, branding, providers))];
    return template && fillEntrancePage(template, branding);
  } catch (error) {
    request.log.warn({ err: error }, 'The page before sign-in was not filled in; the app was sent.');
    return undefined;
  }
}
