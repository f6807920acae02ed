import { expect, it } from 'vitest';
import { openResources } from './resources.ts';

it('releases in reverse order, and goes on after a release that fails', async () => {
  const released: string[] = [];
  const reported: unknown[] = [];
  const resources = openResources((error) => reported.push(error));
  const failure = new Error('still busy');
  resources.defer(async () => released.push('database'));
  resources.defer(() => Promise.reject(failure));
  resources.defer(async () => released.push('server'));

  await resources.close();
  expect(released).toEqual(['server', 'database']);
  expect(reported).toEqual([failure]);
});

it('releases once', async () => {
  let releases = 0;
  const resources = openResources(() => {});
  resources.defer(async () => releases++);

  await resources.close();
  await resources.close();
  expect(releases).toBe(1);
});
