import { expect, it } from 'vitest';
import { tenantQueue } from './tenant-queue.ts';

function queueOf(...tasks: string[]) {
  const queue = tenantQueue<string>();
  for (const task of tasks) queue.push(task.slice(0, 1), task);
  return queue;
}

it('hands out the one task of a tenant after at most one of a tenant with fifty', () => {
  const queue = queueOf(...Array.from({ length: 50 }, (_, i) => `a${i + 1}`));
  expect(queue.shift()).toBe('a1');
  queue.push('b', 'b1');
  expect([queue.shift(), queue.shift(), queue.shift()]).toEqual(['b1', 'a2', 'a3']);
});

it('takes turns among all tenants, each in the order of its own tasks', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
  expect(queue.clear()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect([queue.size(), queue.shift()]).toEqual([0, undefined]);
});

it('counts the waiting tasks of each tenant', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  queue.shift();
  expect([queue.sizeOf('a'), queue.sizeOf('b'), queue.sizeOf('c'), queue.size()]).toEqual([1, 1, 0, 2]);
});

it('passes over the tenant served last when others wait', () => {
  const queue = queueOf('a1');
  expect(queue.shift()).toBe('a1');
  queue.push('a', 'a2');
  queue.push('b', 'b1');
  expect([queue.shift(), queue.shift()]).toEqual(['b1', 'a2']);
});
