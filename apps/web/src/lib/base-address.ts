import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';

type Base = NonNullable<Endpoint['base']>;

const own = '/api';
const elsewhere = new Map<Base, string>();

/** Sets the server of the calls of a base; null for the same server. */
export function setBaseAddress(base: Base, address: string | null) {
  if (address) elsewhere.set(base, address.replace(/(?<!\/)\/+$/, ''));
  else elsewhere.delete(base);
}

export function baseAddress(base: Base | undefined): string {
  return (base && elsewhere.get(base)) ?? own;
}
