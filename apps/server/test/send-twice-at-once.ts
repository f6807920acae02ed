import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { vi } from 'vitest';
import { blockedProcesses } from './count-blocked.ts';

/** The connections of one call. */
type Connections = Set<number>;

/** Sends calls to a server of this process twice at the same time. */
export interface TwiceAtOnce {
  /** @param other the second call, when it differs from the first */
  send: <T>(call: () => Promise<T>, other?: () => Promise<T>) => Promise<[T, T]>;
  end: () => void;
}

/**
 * Holds each commit of the two calls until the other call has reached a commit, waits for a lock or has answered. So
 * neither sees rows of the other before it writes its own, however fast the machine is.
 */
export function openTwiceAtOnce(pool: pg.Pool): TwiceAtOnce {
  const ofCall = new AsyncLocalStorage<Connections>();
  const running = new Set<Connections>();
  let atCommit = new Set<Connections>();

  async function countBlockedCalls(): Promise<number> {
    const blocked = await blockedProcesses(pool);
    return [...running].filter((connections) => [...connections].some((pid) => blocked.has(pid))).length;
  }

  /** Calls that have reached a commit go on together: one alone would come to its next one before the other. */
  async function waitForOther(connections: Connections): Promise<void> {
    const together = atCommit.add(connections);
    while (together === atCommit) {
      const isLast = together.size === running.size || together.size + (await countBlockedCalls()) >= running.size;
      if (isLast) atCommit = new Set();
      else await sleep(1);
    }
  }

  async function run<T>(call: () => Promise<T>): Promise<T> {
    const connections: Connections = new Set();
    running.add(connections);
    return ofCall.run(connections, call).finally(() => running.delete(connections));
  }

  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  spy.mockImplementation(function (this: pg.Client & { processID?: number }, ...sent: unknown[]) {
    const send = (): unknown => Reflect.apply(query, this, sent);
    const connections = ofCall.getStore();
    if (!connections || !running.has(connections)) return send();
    connections.add(this.processID ?? 0);
    return sent[0] === 'commit' ? waitForOther(connections).then(send) : send();
  });
  return { send: (call, other = call) => Promise.all([run(call), run(other)]), end: () => spy.mockRestore() };
}
