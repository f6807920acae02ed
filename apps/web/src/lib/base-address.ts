import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';

type Base = NonNullable<Endpoint['base']>;

const own = '/api';
const elsewhere = new Map<Base, string>();

/** Where the server says that calls of a base go; null for itself. */
export function setBaseAddress(base: Base, address: string | null) {
  if (address) elsewhere.set(base, address.replace(/\/+$/, ''));
  else elsewhere.delete(base);
}

export function baseAddress(base: Base | undefined): string {
  return (base && elsewhere.get(base)) ?? own;
}
