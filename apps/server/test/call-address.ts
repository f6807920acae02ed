import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';

/** The address of a call with its parameters filled in. */
export function addressOf(endpoint: Endpoint, request: { params?: unknown; query?: unknown } = {}): string {
  const params = (request.params ?? {}) as Record<string, string>;
  const query = Object.entries((request.query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return `/api${path}${search && `?${search}`}`;
}
