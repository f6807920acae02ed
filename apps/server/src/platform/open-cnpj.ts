import type { Clock } from './clock.ts';
import type { CnpjLookup } from './cnpj.ts';
import { localCnpjLookup } from './local-cnpj.ts';
import { remoteCnpjLookup } from './remote-cnpj.ts';

/** The services of CNPJ_URLS in order; without them the local substitute. */
export function openCnpjLookup(urls: readonly string[], clock: Clock): CnpjLookup {
  return urls.length > 0 ? remoteCnpjLookup(urls, clock) : localCnpjLookup;
}
