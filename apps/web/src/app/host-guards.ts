import { publicGuard, type Visited, webGuard } from '@restitui/domain/tenants/host-guards.ts';
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

/** For pages of the site: the host of the system has none. */
export async function requireSiteHost() {
  const elsewhere = publicGuard(await visited());
  if (elsewhere) throw redirect({ to: elsewhere, replace: true });
}

/** The sign-in, for who is not signed in (C-02). */
export async function enterSignIn() {
  await requireWebHost();
  redirectSignedIn();
}

/** The landing page; where the system is on the same host, who is signed in goes to the own home (C-02). */
export async function enterLanding() {
  await requireSiteHost();
  if (!webGuard(await visited())) redirectSignedIn();
}
