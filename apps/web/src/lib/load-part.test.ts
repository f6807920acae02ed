import { beforeEach, expect, it, vi } from 'vitest';
import { fetchFirst, loadPart } from './load-part.ts';

/** Elements that were added to the head, and calls of `fetch`. */
let added: { rel: string; href: string }[];
let calls: string[];
let priorities: (RequestPriority | undefined)[];
let isOnline: boolean;
let names = 0;
/** Returns a file that no test has loaded yet. */
const newFile = (ending = 'js') => `assets/part-${names++}.${ending}`;
const importPart = vi.fn(() => Promise.resolve('part'));

beforeEach(() => {
  added = [];
  calls = [];
  priorities = [];
  isOnline = true;
  importPart.mockClear();
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { querySelector: () => null, append: (link: { rel: string; href: string }) => added.push(link) },
  });
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  vi.stubGlobal('fetch', (address: string, { priority }: RequestInit) => {
    calls.push(address);
    priorities.push(priority);
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response('', { status: address.includes('gone') ? 404 : 200 }));
  });
});

it('imports a part of the page at once, while the browser loads its files', async () => {
  const files = [newFile(), newFile()];
  await expect(loadPart(importPart, files)).resolves.toBe('part');
  expect(added).toEqual(files.map((file) => ({ rel: 'modulepreload', href: `/${file}` })));
  expect(calls).toEqual([]);
});

it('fetches the files of a part that is opened before it imports them, and each file once', async () => {
  const files = [newFile(), newFile()];
  const load = () => loadPart(importPart, files);
  await expect(fetchFirst(load)).resolves.toBe('part');
  await fetchFirst(load);
  expect(calls).toEqual(files.map((file) => `/${file}`));
  expect(added).toEqual([]);
});

it('fetches what no one asked for yet after everything else', async () => {
  await fetchFirst(() => loadPart(importPart, [newFile()]), 'low');
  await fetchFirst(() => loadPart(importPart, [newFile()]));
  expect(priorities).toEqual(['low', 'auto']);
});

it('imports nothing without a network, and tries again', async () => {
  const load = () => loadPart(importPart, [newFile()]);
  isOnline = false;
  await expect(fetchFirst(load)).rejects.toThrow('Failed to fetch');
  expect(importPart).not.toHaveBeenCalled();
  isOnline = true;
  await expect(fetchFirst(load)).resolves.toBe('part');
});

it('does not import a file that is answered with an error', async () => {
  await expect(fetchFirst(() => loadPart(importPart, ['assets/gone.js']))).rejects.toThrow(
    'assets/gone.js answered 404',
  );
  expect(importPart).not.toHaveBeenCalled();
});

it('imports at once what the service worker has in its cache', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  await fetchFirst(() => loadPart(importPart, [newFile()]));
  expect(calls).toEqual([]);
});

it('waits for the styles of a part', async () => {
  const styles = newFile('css');
  const loading = loadPart(importPart, [styles]);
  expect(importPart).not.toHaveBeenCalled();
  const [link] = added as unknown as [{ rel: string; href: string; onload: () => void }];
  expect(link).toMatchObject({ rel: 'stylesheet', href: `/${styles}` });
  link.onload();
  await expect(loading).resolves.toBe('part');
});
