import type { CepLookup } from './cep.ts';
import { localCepLookup } from './local-cep.ts';
import type { OutsideService } from './outside-service.ts';
import { remoteCepLookup } from './remote-cep.ts';

/** The services of CEP_URLS in order; without them the local substitute. */
export function openCepLookup(urls: readonly string[], outside: OutsideService): CepLookup {
  return urls.length > 0 ? remoteCepLookup(urls, outside) : localCepLookup;
}
