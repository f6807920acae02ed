import type { CepLookup } from './cep.ts';
import type { Clock } from './clock.ts';
import type { CnpjLookup } from './cnpj.ts';
import type { FileStorage } from './file-storage.ts';
import type { Jobs } from './jobs.ts';

/** The outside world, as use-cases see it. */
export interface Platform {
  clock: Clock;
  cnpj: CnpjLookup;
  cep: CepLookup;
  files: FileStorage;
  jobs: Jobs;
}
