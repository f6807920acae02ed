import { localSelicSource } from './local-selic.ts';
import type { OutsideService } from './outside-service.ts';
import { remoteSelicSource } from './remote-selic.ts';
import type { SelicSource } from './selic.ts';

/** The series at SELIC_URL; without it the built-in months. */
export function openSelicSource(url: string | undefined, outside: OutsideService): SelicSource {
  return url ? remoteSelicSource(url, outside) : localSelicSource;
}
