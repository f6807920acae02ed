/** Local host names, which always show the provider's brand (decision D-42). */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/** Returns whether the host is localhost or a loopback name (decision D-42). */
export function isLocalHost(host: string): boolean {
  return localHosts.includes(host) || host.endsWith('.localhost');
}
