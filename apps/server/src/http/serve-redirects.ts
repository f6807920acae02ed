import type { FastifyInstance } from 'fastify';
import type { VisitorActor } from '../kernel/actor.ts';
import type { Context, TenantLookup } from '../kernel/context.ts';
import { originOf } from './origin-of.ts';

/** Handles a visit with this query and returns the page to go to, a path on the same host. */
export type RedirectHandler = (context: Context<VisitorActor, TenantLookup>, query: URLSearchParams) => Promise<string>;

/** Serves addresses that browsers open and that lead to a page. Neither the query nor the page is logged or cached. */
export async function serveRedirects(
  app: FastifyInstance,
  handlers: Readonly<Record<string, RedirectHandler>>,
): Promise<void> {
  const { platform, withoutTenant } = app.services;
  const inTenant = app.services.inTenant({ user: null });

  for (const [path, handle] of Object.entries(handlers)) {
    app.get(path, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
      const query = new URL(request.url, 'http://localhost').searchParams;
      const context = {
        actor: { kind: 'visitor' as const },
        platform,
        inTenant,
        withoutTenant,
        origin: originOf(request),
      };
      const page = await handle(context, query);
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(page, 303);
    });
  }
}
