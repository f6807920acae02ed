import type pg from 'pg';
import { errorCode } from '../platform/error-code.ts';
import { isOutage } from './is-outage.ts';

/** A copy of the database, for reads that may be some seconds old. */
export interface Replica {
  /** Reads from the copy; from the database itself while the copy is away or too far behind, or fails meanwhile. */
  read: <T>(work: (pool: pg.Pool) => Promise<T>) => Promise<T>;
  stop: () => void;
}

interface Options {
  replica: pg.Pool;
  primary: pg.Pool;
  /** Most seconds since the newest heartbeat that the copy has. */
  mostSeconds: number;
  now: () => Date;
  /** Receives each change of what is read from, with the reason. */
  say: (state: ReplicaState) => void;
  /** Seconds between two checks. */
  everySeconds?: number;
}

export interface ReplicaState {
  isUsed: boolean;
  /** Seconds since the last heartbeat of a process that the copy has; absent when it does not answer. */
  secondsBehind?: number;
  problem?: string;
}

/** True where the copy ended a statement that delayed what it has to apply. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return errorCode(error) === '40001' || isConflict(error.cause);
}

/**
 * Checks the copy now and every few seconds. The age of its newest heartbeat (`system_processes`) shows how far it is
 * behind, for any kind of replication.
 */
export async function watchReplica({
  replica,
  primary,
  mostSeconds,
  now,
  say,
  everySeconds = 5,
}: Options): Promise<Replica> {
  let isUsed: boolean | undefined;

  function turn(state: ReplicaState): void {
    if (state.isUsed !== isUsed) say(state);
    isUsed = state.isUsed;
  }

  async function check(): Promise<void> {
    try {
      const { rows } = await replica.query<{ seen: number | null }>(
        `select extract(epoch from max("seenAt"))::float8 as seen from system_processes`,
      );
      const seen = rows[0]?.seen ?? Number.NEGATIVE_INFINITY;
      const secondsBehind = Math.max(0, now().getTime() / 1000 - seen);
      turn({ isUsed: secondsBehind <= mostSeconds, secondsBehind });
    } catch (error) {
      turn({ isUsed: false, problem: error instanceof Error ? error.message : String(error) });
    }
  }

  await check();
  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking.then(check);
  }, everySeconds * 1000).unref();

  return {
    async read(work) {
      if (!isUsed) return work(primary);
      try {
        return await work(replica);
      } catch (error) {
        if (isOutage(error)) turn({ isUsed: false, problem: error instanceof Error ? error.message : String(error) });
        else if (!isConflict(error)) throw error;
        return work(primary);
      }
    },
    stop: () => clearInterval(timer),
  };
}
