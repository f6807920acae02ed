import { findOlderReleases } from '@restitui/domain/operations/system/release.ts';
import type { WithoutTenant } from '../../../kernel/context.ts';
import type { Clock } from '../../../platform/clock.ts';
import { listProcesses } from './processes.repository.ts';

interface Look {
  withoutTenant: WithoutTenant;
  clock: Clock;
  /** Release of this process. */
  version: string;
  warn: (found: object, line: string) => void;
}

const advice = {
  worker:
    'a process of an older release still runs jobs: stop it, or two processes can mix the results of one analysis',
  web: 'a process of an older release still serves requests: replace it by the newest one',
};

/** Warns of each process that gives heartbeats and runs an older release than the newest one that does. */
export async function warnOfOlderReleases({ withoutTenant, clock, version, warn }: Look): Promise<void> {
  const processes = await withoutTenant(listProcesses);
  const { newest, older } = findOlderReleases({ processes, version, at: clock.now().toISOString() });
  for (const { kind, machine, version: release, startedAt } of older) {
    warn({ process: kind, machine, release, newest, since: startedAt }, kind === 'web' ? advice.web : advice.worker);
  }
}
