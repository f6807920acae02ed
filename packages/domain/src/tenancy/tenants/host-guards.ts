import { isLocalHost } from './local-host.ts';

/** The host without port, and the `web.` host of its tenant, or null if none is configured. */
export interface Visited {
  host: string;
  webHost: string | null;
}

/**
 * Returns the tenant's first host that begins with `web.`. Only a tenant with one separates its site from the app.
 */
export function webHostOf(hosts: readonly string[]): string | null {
  return hosts.find((host) => host.startsWith('web.')) ?? null;
}

/**
 * Returns the redirect target of signed-in screens and /signin; undefined to stay (intake I-025, I-026, C-26;
 * decision D-42).
 */
export function webGuard({ host, webHost }: Visited): '/' | undefined {
  if (!webHost || isLocalHost(host)) return undefined;
  return host.startsWith('web.') || host.startsWith('dev.') ? undefined : '/';
}

/** Returns the redirect target of landing pages; undefined to stay (intake I-027, C-26; decision D-42). */
export function publicGuard({ host, webHost }: Visited): '/signin' | undefined {
  if (!webHost || isLocalHost(host)) return undefined;
  return host.startsWith('web.') ? '/signin' : undefined;
}
