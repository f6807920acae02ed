import { threadId } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type * as works from '../../test/work-thread-functions.ts';
import {
  openWorkThread,
  threadWork,
  type WorkThread,
  WorkThreadBusy,
  WorkThreadCrashed,
  WorkThreadTimeout,
} from './work-thread.ts';

const file = new URL('../../test/work-thread-functions.ts', import.meta.url);
const whereFor = threadWork<typeof works.whereFor>(file, 'whereFor');
const bytes = threadWork<typeof works.bytes>(file, 'bytes');
const fail = threadWork<typeof works.fail>(file, 'fail');
const die = threadWork<typeof works.die>(file, 'die');
const loopForever = threadWork<typeof works.loopForever>(file, 'loopForever');
const waitAt = threadWork<typeof works.waitAt>(file, 'waitAt');

let thread: WorkThread;
afterEach(() => thread.close());

function open({ seconds = 60, mostWaiting = 10 } = {}) {
  thread = openWorkThread({ megabytes: 64, seconds, mostWaiting });
  return thread;
}

function newGate() {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  return {
    gate,
    begun: async () => void (await Atomics.waitAsync(gate, 1, 0).value),
    open: () => {
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
    },
  };
}

it('runs all tasks in one thread, apart from the caller’s', async () => {
  const { run } = open();
  const made = await Promise.all([1, 2, 3].map((input) => run(whereFor, input)));
  expect(made.map(({ input }) => input)).toEqual([1, 2, 3]);
  const [{ threadId: there } = { threadId }, ...others] = made;
  expect(there).not.toBe(threadId);
  for (const other of others) expect(other.threadId).toBe(there);
  expect((await run(whereFor, new Date(0))).input).toEqual(new Date(0));
});

it('returns bytes as a Buffer of their own length', async () => {
  const made = await open().run(bytes, 5);
  expect(Buffer.isBuffer(made)).toBe(true);
  expect(made.equals(Buffer.alloc(5, 7))).toBe(true);
});

it('rejects with the task’s error, and the thread goes on', async () => {
  const { run } = open();
  const { threadId: there } = await run(whereFor, 0);
  await expect(run(fail, 'sem tinta')).rejects.toThrow(new RangeError('sem tinta'));
  await expect(run(threadWork<typeof works.whereFor>(file, 'unknown'), 0)).rejects.toThrow('has no unknown');
  await expect(run(whereFor, () => {})).rejects.toThrow('could not be cloned');
  expect((await run(whereFor, 0)).threadId).toBe(there);
});

it('fails only the running task when its thread dies', async () => {
  const { run } = open();
  const { threadId: there } = await run(whereFor, 0);
  const [dead, next] = await Promise.allSettled([run(die, undefined), run(whereFor, 'next')]);
  expect(dead).toMatchObject({ status: 'rejected', reason: expect.any(WorkThreadCrashed) });
  expect(next).toMatchObject({ status: 'fulfilled', value: { input: 'next' } });
  expect(next.status === 'fulfilled' && next.value.threadId).not.toBe(there);
});

it('ends a task that never ends after its own time limit, and the next task gets a new thread', async () => {
  const { run } = open();
  const endless = run(loopForever, undefined, { tenant: 'um', seconds: 0.5 });
  const next = run(whereFor, 'next', { tenant: 'outro' });
  await expect(endless).rejects.toThrow(WorkThreadTimeout);
  expect((await next).input).toBe('next');
});

it('ends a task after the thread’s time limit when it has none of its own', async () => {
  await expect(open({ seconds: 0.5 }).run(waitAt, newGate().gate)).rejects.toThrow(WorkThreadTimeout);
});

it('refuses tasks beyond the queue limit at once, and runs the others', async () => {
  const { run } = open({ mostWaiting: 1 });
  const gate = newGate();
  const first = run(waitAt, gate.gate);
  const second = run(whereFor, 2);
  await expect(run(whereFor, 3)).rejects.toThrow(WorkThreadBusy);
  gate.open();
  expect(await first).toBe('through');
  expect((await second).input).toBe(2);
});

it('ends the running task and accepts no more once closed', async () => {
  const { run, close } = open();
  const gate = newGate();
  const works = [run(waitAt, gate.gate), run(whereFor, 2)];
  const outcome = Promise.allSettled(works);
  await gate.begun();
  await close();
  expect((await outcome).map((each) => each.status === 'rejected' && each.reason)).toEqual([
    expect.any(WorkThreadBusy),
    expect.any(WorkThreadBusy),
  ]);
  await expect(run(whereFor, 3)).rejects.toThrow(WorkThreadBusy);
});

it('runs the task of a tenant after at most one task of a tenant with fifty', async () => {
  const { run } = open({ mostWaiting: 50 });
  const gate = newGate();
  const done: string[] = [];
  const add = (tenant: string, name: string) => run(whereFor, name, { tenant }).then(() => done.push(name));
  const first = run(waitAt, gate.gate, { tenant: 'a' });
  await gate.begun();
  const tasks = Array.from({ length: 50 }, (_, i) => add('a', `a${i + 1}`));
  tasks.push(add('b', 'b1'));
  gate.open();
  await Promise.all([first, ...tasks]);
  expect(done.indexOf('b1')).toBeLessThanOrEqual(1);
  expect(done.filter((name) => name !== 'b1')).toEqual(Array.from({ length: 50 }, (_, i) => `a${i + 1}`));
});

it('refuses the tasks of a tenant with a full queue only', async () => {
  const { run } = open({ mostWaiting: 1 });
  const gate = newGate();
  const tasks = [run(waitAt, gate.gate, { tenant: 'a' }), run(whereFor, 1, { tenant: 'a' })];
  await expect(run(whereFor, 2, { tenant: 'a' })).rejects.toThrow(WorkThreadBusy);
  tasks.push(run(whereFor, 3, { tenant: 'b' }));
  gate.open();
  expect((await Promise.allSettled(tasks)).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
});
