import { localHosts } from '@restitui/domain/tenancy/tenants/local-host.ts';

/** Returns the origin that the browser signed when it is one of this host: https, or http on a local host. */
export function signedOrigin(clientDataJSON: string, host: string): string | undefined {
  const sent = originIn(clientDataJSON);
  if (!sent || !URL.canParse(sent)) return undefined;
  const { protocol, hostname, origin } = new URL(sent);
  const isLocal = localHosts.includes(host) || host.endsWith('.localhost');
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLocal);
  return isSecure && hostname === host && origin === sent ? origin : undefined;
}

function originIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const origin: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'origin') : undefined;
    return typeof origin === 'string' ? origin : undefined;
  } catch {
    return undefined;
  }
}
