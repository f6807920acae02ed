import { isAlive } from './system-process.ts';

/** Returns the numbers of a release such as `0.0.4+1`, and none for a text that is no release: it counts as the oldest. */
function numbersOf(release: string): number[] {
  return /^\d+(\.\d+)*(\+\d+)?$/.test(release) ? release.split(/[.+]/).map(Number) : [];
}

/** Returns whether a release came before another one. The number after `+` counts the releases of a version. */
export function isOlderRelease(release: string, other: string): boolean {
  const [numbers, others] = [numbersOf(release), numbersOf(other)];
  const places = Array.from({ length: Math.max(numbers.length, others.length) }, (_, place) => place);
  const differing = places.find((place) => (numbers[place] ?? 0) !== (others[place] ?? 0));
  return differing !== undefined && (numbers[differing] ?? 0) < (others[differing] ?? 0);
}

interface RunningProcess {
  version: string;
  seenAt: string;
}

/** Returns the newest release that runs, this process included, and the processes that run an older one. */
export function findOlderReleases<P extends RunningProcess>({
  processes,
  version,
  at,
}: {
  processes: readonly P[];
  /** Release of this process. */
  version: string;
  at: string;
}): { newest: string; older: P[] } {
  const alive = processes.filter((process) => isAlive(process, at));
  const newest = alive.reduce(
    (found, process) => (isOlderRelease(found, process.version) ? process.version : found),
    version,
  );
  return { newest, older: alive.filter((process) => isOlderRelease(process.version, newest)) };
}
