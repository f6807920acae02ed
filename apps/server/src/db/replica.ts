import type pg from 'pg';
import { AppError } from '../kernel/app-error.ts';
import { errorCode } from '../platform/error-code.ts';

/** A copy of the database, for reads that may be some seconds old. */
export interface Replica {
  /** Reads from the copy; from the database itself while the copy is unreachable or too far behind, or where it fails. */
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
  report: (state: ReplicaState) => void;
  /** Seconds between two checks. */
  everySeconds?: number;
  /** Seconds after which a check without an answer counts as failed. */
  answerSeconds?: number;
  /** Condition in SQL that holds on a copy of every byte, which has roles, functions and row policies too. */
  isCopy?: string;
}

export interface ReplicaState {
  isUsed: boolean;
  /** Seconds since the last heartbeat of a process that the copy has; absent when it does not answer. */
  secondsBehind?: number;
  problem?: string;
}

// 40001, 40P01: the copy ended a statement that delays what it has to apply; the next one may succeed.
const passing = /^40(001|P01)$/;

function isPassing(error: unknown): boolean {
  return error instanceof Error && (passing.test(errorCode(error) ?? '') || isPassing(error.cause));
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function within<T>(seconds: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${seconds} s`)), seconds * 1000);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

/**
 * Checks the copy now and every few seconds, and reads from it after the first answer. The age of its newest heartbeat
 * (`system_processes`) shows how far it is behind.
 */
export function watchReplica(options: Options): Replica {
  const { replica, primary, mostSeconds, now, report } = options;
  const { everySeconds = 5, answerSeconds = 3, isCopy = 'pg_is_in_recovery()' } = options;
  let isUsed: boolean | undefined;
  let isChecking = false;

  function change(state: ReplicaState): void {
    if (state.isUsed !== isUsed) report(state);
    isUsed = state.isUsed;
  }

  async function readState(): Promise<ReplicaState> {
    const { rows } = await replica.query<{ copy: boolean; seen: number | null }>(
      `select ${isCopy} as copy, extract(epoch from max("seenAt"))::float8 as seen from system_processes`,
    );
    if (!rows[0]?.copy) return { isUsed: false, problem: 'not a streaming replica' };
    const secondsBehind = Math.max(0, now().getTime() / 1000 - (rows[0].seen ?? Number.NEGATIVE_INFINITY));
    return { isUsed: secondsBehind <= mostSeconds, secondsBehind };
  }

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    const answer = readState();
    const settled = answer.then(
      () => {},
      () => {},
    );
    // A check that comes late keeps the next ones from piling up behind it.
    void settled.then(() => {
      isChecking = false;
    });
    change(
      await within(answerSeconds, answer).catch((error: unknown) => ({ isUsed: false, problem: messageOf(error) })),
    );
  }

  void check();
  const timer = setInterval(() => void check(), everySeconds * 1000).unref();

  return {
    async read(work) {
      if (!isUsed) return work(primary);
      try {
        return await work(replica);
      } catch (error) {
        if (error instanceof AppError) throw error;
        // The copy may lack a table or a column that a migration has just added: the primary decides.
        if (!isPassing(error)) change({ isUsed: false, problem: messageOf(error) });
        return work(primary);
      }
    },
    stop: () => clearInterval(timer),
  };
}
