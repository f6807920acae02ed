import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';

/** Builds the URL of an endpoint from its parameters and query. */
export function endpointUrl(endpoint: Endpoint, request: { params?: unknown; query?: unknown } = {}): string {
  const params = new Map(Object.entries(request.params ?? {}));
  const query = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params.get(name) ?? 'x'));
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return `/api${path}${search && `?${search}`}`;
}
