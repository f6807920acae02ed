import type { CepLookup } from './cep.ts';
import type { Clock } from './clock.ts';
import { localCepLookup } from './local-cep.ts';
import { remoteCepLookup } from './remote-cep.ts';

/** The services of CEP_URLS in order; without them the local substitute. */
export function openCepLookup(urls: readonly string[], clock: Clock): CepLookup {
  return urls.length > 0 ? remoteCepLookup(urls, clock) : localCepLookup;
}
