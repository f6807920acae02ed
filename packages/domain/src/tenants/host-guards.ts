import { isLocalHost } from './local-host.ts';

/** Where a visitor stands: the host without port, and the `web.` host of its tenant, null where none is configured. */
export interface Visited {
  host: string;
  webHost: string | null;
}

/** A tenant's first host that begins with `web.`: only such a tenant keeps its site and its system apart. */
export function webHostOf(hosts: readonly string[]): string | null {
  return hosts.find((host) => host.startsWith('web.')) ?? null;
}

/** For signed-in screens and /signin: where else to go, undefined to stay (intake I-025, I-026, C-26; decision D-42). */
export function webGuard({ host, webHost }: Visited): '/' | undefined {
  if (!webHost || isLocalHost(host)) return undefined;
  return host.startsWith('web.') || host.startsWith('dev.') ? undefined : '/';
}

/** For the landing pages: where else to go, undefined to stay (intake I-027, C-26; decision D-42). */
export function publicGuard({ host, webHost }: Visited): '/signin' | undefined {
  if (!webHost || isLocalHost(host)) return undefined;
  return host.startsWith('web.') ? '/signin' : undefined;
}
