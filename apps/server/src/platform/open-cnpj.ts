import type { CnpjLookup } from './cnpj.ts';
import { localCnpjLookup } from './local-cnpj.ts';
import type { OutsideService } from './outside-service.ts';
import { remoteCnpjLookup } from './remote-cnpj.ts';

/** The services of CNPJ_URLS in order; without them the local substitute. */
export function openCnpjLookup(urls: readonly string[], outside: OutsideService): CnpjLookup {
  return urls.length > 0 ? remoteCnpjLookup(urls, outside) : localCnpjLookup;
}
