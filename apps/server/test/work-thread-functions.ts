import { threadId } from 'node:worker_threads';

/** Functions that the work-thread tests run in a thread. */
export async function whereFor(input: unknown) {
  return { input, threadId };
}

export async function bytes(length: number): Promise<Buffer> {
  return Buffer.alloc(length, 7);
}

export async function fail(message: string): Promise<never> {
  throw new RangeError(message);
}

export async function die(_input: undefined): Promise<void> {
  process.exit(3);
}

/** Signals its start and waits until the gate is opened. */
export async function waitAt(gate: Int32Array): Promise<string> {
  Atomics.store(gate, 1, 1);
  Atomics.notify(gate, 1);
  Atomics.wait(gate, 0, 0);
  return 'through';
}

export async function loopForever(_input: undefined): Promise<never> {
  for (;;);
}
