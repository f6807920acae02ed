import { type Visited, webGuard } from '@restitui/domain/tenancy/tenants/host-guards.ts';
import { isLocalHost } from '@restitui/domain/tenancy/tenants/local-host.ts';
import { redirect } from '@tanstack/react-router';
import { brandingQuery } from '../features/tenancy/tenants/tenants.queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { redirectSignedIn } from './guards.ts';

/** Returns the visited host; a brand that does not load must not lock users out. */
async function visited(): Promise<Visited> {
  const host = window.location.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isLocalHost(host)) return { host, webHost: null };
  const branding = await queryClient.ensureQueryData(brandingQuery).catch(() => undefined);
  return { host, webHost: branding?.webHost ?? null };
}

/** Requires the host of the app: the host of the site has no signed-in screens. */
export async function requireWebHost() {
  const elsewhere = webGuard(await visited());
  if (elsewhere) throw redirect({ to: elsewhere, replace: true });
}

/** Opens the sign-in for users who are not signed in (C-02). */
export async function enterSignIn() {
  await requireWebHost();
  redirectSignedIn();
}

/**
 * Leaves the app for a public page, which is a separate document. Where site and app share a host, signed-in users are
 * redirected from the landing page to their home (C-02).
 */
export async function leaveForSite({ location, preload }: { location: { pathname: string }; preload: boolean }) {
  if (preload) return;
  if (location.pathname === '/' && !webGuard(await visited())) redirectSignedIn();
  // A server without public pages would answer with the app again, in an endless loop.
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname === location.pathname) throw redirect({ to: '/signin', replace: true });
  window.location.assign(location.pathname);
  await new Promise(() => {});
}
