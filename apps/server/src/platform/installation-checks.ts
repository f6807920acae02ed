import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import { errorCode } from './error-code.ts';
import type { FileStorage } from './file-storage.ts';
import { type NamedService, type ReachedService, reachServices } from './reach-services.ts';

/** Checks of the installation for the page of its operators. */
export interface InstallationChecks {
  version: string;
  /** Connects to the outside services of the settings; the answer holds for a minute. */
  reachServices: () => Promise<ReachedService[]>;
  /** Returns why the file storage does not answer; null when it does. */
  storageProblem: () => Promise<string | null>;
}

interface Checked {
  version: string;
  services: readonly NamedService[];
  files: Pick<FileStorage, 'check'>;
  clock: Clock;
}

const servicesMilliseconds = 60_000;
const storageMilliseconds = 5_000;

export function createInstallationChecks({ version, services, files, clock }: Checked): InstallationChecks {
  let asked: { at: number; answer: Promise<ReachedService[]> } | undefined;
  return {
    version,
    reachServices() {
      const at = clock.now().getTime();
      // The page asks often, and each connection is seen by the service.
      if (!asked || at - asked.at >= servicesMilliseconds) asked = { at, answer: reachServices(services) };
      return asked.answer;
    },
    async storageProblem() {
      const late = new AbortController();
      const timeout = sleep(storageMilliseconds, 'ETIMEDOUT', { signal: late.signal }).catch(() => null);
      const check = files.check().then(
        () => null,
        (error: unknown) => errorCode(error) ?? 'sem resposta',
      );
      return Promise.race([check, timeout]).finally(() => late.abort());
    },
  };
}
