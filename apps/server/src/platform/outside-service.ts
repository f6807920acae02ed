import type { Clock } from './clock.ts';
import type { ServiceRecords } from './service-records.ts';

/** Clock and records, which every adapter of an outside service needs. */
export interface OutsideService {
  clock: Clock;
  records: ServiceRecords;
}

/** Returns the name of one of the services that are asked in turn. */
export function serviceName(kind: string, url: string, place = 0): string {
  return `${kind} ${place + 1} ${new URL(url).host}`;
}
