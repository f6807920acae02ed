import { type Visited, webGuard } from '@restitui/domain/tenants/host-guards.ts';
import { isLocalHost } from '@restitui/domain/tenants/local-host.ts';
import { redirect } from '@tanstack/react-router';
import { brandingQuery } from '../features/tenants/tenants.queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { redirectSignedIn } from './guards.ts';

/** A brand that cannot be had must not keep anybody out. */
async function visited(): Promise<Visited> {
  const host = window.location.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isLocalHost(host)) return { host, webHost: null };
  const branding = await queryClient.ensureQueryData(brandingQuery).catch(() => undefined);
  return { host, webHost: branding?.webHost ?? null };
}

/** For signed-in screens: on the site's own host there are none. */
export async function requireWebHost() {
  const elsewhere = webGuard(await visited());
  if (elsewhere) throw redirect({ to: elsewhere, replace: true });
}

/** The sign-in, for who is not signed in (C-02). */
export async function enterSignIn() {
  await requireWebHost();
  redirectSignedIn();
}

/**
 * The public pages are documents of their own, outside the app; where the system is on the same host, who is signed in
 * goes from the landing page to the own home (C-02).
 */
export async function leaveForSite({ location, preload }: { location: { pathname: string }; preload: boolean }) {
  if (preload) return;
  if (location.pathname === '/' && !webGuard(await visited())) redirectSignedIn();
  // A server without these pages would answer with the app again.
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname === location.pathname) throw redirect({ to: '/signin', replace: true });
  window.location.assign(location.pathname);
  await new Promise(() => {});
}
