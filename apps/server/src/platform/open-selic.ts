import type { Clock } from './clock.ts';
import { localSelicSource } from './local-selic.ts';
import { remoteSelicSource } from './remote-selic.ts';
import type { SelicSource } from './selic.ts';

/** The series at SELIC_URL; without it the built-in months. */
export function openSelicSource(url: string | undefined, clock: Clock): SelicSource {
  return url ? remoteSelicSource(url, clock) : localSelicSource;
}
