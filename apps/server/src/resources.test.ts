import { expect, it } from 'vitest';
import { openResources } from './resources.ts';

it('releases in reverse order, and goes on after a release that fails', async () => {
  const released: string[] = [];
  const reported: unknown[] = [];
  const resources = openResources((error) => reported.push(error));
  const failure = new Error('still busy');
  resources.defer('database', async () => released.push('database'));
  resources.defer('jobs', () => Promise.reject(failure));
  resources.defer('server', async () => released.push('server'));

  await resources.close();
  expect(released).toEqual(['server', 'database']);
  expect(reported).toEqual([failure]);
});

it('releases once', async () => {
  let releases = 0;
  const resources = openResources(() => {});
  resources.defer('server', async () => releases++);

  await resources.close();
  await resources.close();
  expect(releases).toBe(1);
});

it('names what is not released yet', async () => {
  const resources = openResources(() => {});
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  resources.defer('database', async () => {});
  resources.defer('jobs', () => slow);
  resources.defer('server', async () => {});
  expect(resources.open()).toEqual(['server', 'jobs', 'database']);

  const closed = resources.close();
  await expect.poll(resources.open).toEqual(['jobs', 'database']);
  finish();
  await closed;
  expect(resources.open()).toEqual([]);
});
