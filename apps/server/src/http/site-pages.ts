import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicGuard } from '@restitui/domain/tenancy/tenants/host-guards.ts';
import type { LandingVariant } from '@restitui/domain/tenancy/tenants/landing-variant.ts';
import {
  fillSitePage,
  siteAddresses,
  sitePages,
  siteVariantOf,
  siteVariants,
} from '@restitui/domain/tenancy/tenants/site-page.ts';
import type { Branding } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Origin } from '../kernel/context.ts';
import { originOf } from './origin-of.ts';

/** Returns the brand of a host, or of one of the landing pages. */
export type BrandOf = (origin: Origin, landing?: LandingVariant) => Promise<Branding | undefined>;

/** Folder of the built pages below the site; they are templates and never served directly. */
export const pagesFolder = 'pages';

function readPages(site: string): Map<string, string> {
  const names = siteVariants.flatMap((variant) => sitePages.map((page) => `${variant}.${page}`));
  const files = names.map((name) => [name, join(site, pagesFolder, `${name}.html`)] as const);
  return new Map(
    files.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, readFileSync(file, 'utf8')]),
  );
}

/** Serves the public pages as complete HTML: built per variant, filled in for the requested host. */
export function serveSitePages(app: FastifyInstance, site: string, brandOf: BrandOf): void {
  const templates = readPages(site);
  if (templates.size === 0) return;
  for (const [path, { page, landing }] of Object.entries(siteAddresses)) {
    app.get(path, async (request, reply) => {
      const origin = originOf(request);
      const ofHost = await brandOf(origin);
      if (!ofHost) return reply.sendFile('index.html');
      const elsewhere = publicGuard({ host: origin.host, webHost: ofHost.webHost });
      if (elsewhere) return reply.redirect(elsewhere);
      const branding = landing ? { ...ofHost, ...(await brandOf(origin, landing)), landing, local: false } : ofHost;
      const template = templates.get(`${siteVariantOf(branding)}.${page}`);
      if (!template) return reply.sendFile('index.html');
      const visit = { origin: `${request.protocol}://${request.host}`, host: origin.host, path };
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
      return fillSitePage(template, branding, visit, landing);
    });
  }
}
