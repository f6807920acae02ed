import type { Logger } from 'pino';
import type { Settings } from './platform/settings.ts';
import type { Resources } from './resources.ts';

/** The environment of the start. */
export interface Start {
  settings: Settings;
  log: Logger;
  /** Aborted when the process is told to stop: errors that follow are expected and not logged. */
  stopping: AbortSignal;
  resources: Resources;
}

export function logUnlessStopping(
  { log, stopping }: Pick<Start, 'log' | 'stopping'>,
  error: unknown,
  message?: string,
): void {
  if (!stopping.aborted) log.error({ err: error }, message);
}
