import { threadId } from 'node:worker_threads';

/** Works for the tests of a thread. */
export async function whereFor(input: unknown) {
  return { input, threadId };
}

export async function bytes(length: number): Promise<Buffer> {
  return Buffer.alloc(length, 7);
}

export async function fail(message: string): Promise<never> {
  throw new RangeError(message);
}

export async function die(): Promise<void> {
  process.exit(3);
}

/** Says that it has begun, and waits until somebody opens the gate. */
export async function waitAt(gate: Int32Array): Promise<string> {
  Atomics.store(gate, 1, 1);
  Atomics.notify(gate, 1);
  Atomics.wait(gate, 0, 0);
  return 'through';
}
