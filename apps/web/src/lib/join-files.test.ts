import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { joinFiles } from './join-files.ts';

const at = new Date(2025, 4, 6, 7, 8, 10).getTime();
const named = (name: string, text: string, lastModified = at) => new File([text], name, { lastModified });

async function entriesOf(file: File): Promise<Record<string, string>> {
  const entries = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

it('joins files into a ZIP with their names and contents', async () => {
  const long = '|C170|1|\r\n'.repeat(50_000);
  const shares: number[] = [];
  const files = [named('escrituração.txt', long), named('julho.ZIP', 'PK'), named('vazio.txt', '')];
  const joined = await joinFiles(files, 'escrituracoes.zip', (share) => shares.push(share));
  expect(joined.name).toBe('escrituracoes.zip');
  expect(await entriesOf(joined)).toEqual({ 'escrituração.txt': long, 'julho.ZIP': 'PK', 'vazio.txt': '' });
  expect(joined.size).toBeLessThan(10_000);
  expect(shares.at(-1)).toBe(1);
});

it('keeps files that share a name', async () => {
  const files = [
    named('efd.txt', 'a'),
    named('efd.txt', 'b'),
    named('efd (2).txt', 'c'),
    named('efd', 'd'),
    named('efd', 'e'),
  ];
  const joined = await joinFiles(files, 'efd.zip', () => {});
  expect(Object.values(await entriesOf(joined)).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('joins files whose time no ZIP can name', async () => {
  const joined = await joinFiles(
    [named('efd.txt', 'a', 0), named('b.txt', 'b', Date.UTC(2200, 1))],
    'efd.zip',
    () => {},
  );
  expect(await entriesOf(joined)).toEqual({ 'efd.txt': 'a', 'b.txt': 'b' });
});

it('fails when a file can no longer be read', async () => {
  const gone = named('efd.txt', 'a');
  const stream = () =>
    new ReadableStream({
      start(reading) {
        reading.error(new DOMException('gone', 'NotReadableError'));
      },
    });
  Object.defineProperty(gone, 'stream', { value: stream });
  await expect(joinFiles([gone], 'efd.zip', () => {})).rejects.toThrow('gone');
});
