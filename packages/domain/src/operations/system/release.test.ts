import { expect, it } from 'vitest';
import { findOlderReleases, isOlderRelease } from './release.ts';

it.each([
  ['0.0.4', '0.0.4+1', true],
  ['0.0.4+1', '0.0.4', false],
  ['0.0.4+1', '0.0.4+1', false],
  ['0.0.4+9', '0.0.4+10', true],
  ['0.0.4+10', '0.0.5', true],
  ['0.0.10', '0.0.9+3', false],
  ['', '0.0.4', true],
  ['unknown', '0.0.4', true],
  ['0.0.4', 'unknown', false],
])('tells whether "%s" came before "%s"', (release, other, isOlder) => {
  expect(isOlderRelease(release, other)).toBe(isOlder);
});

const at = '2026-11-20T12:00:00.000Z';
const running = (id: string, version: string, seenAt = at) => ({ id, version, seenAt });

it('finds the running processes of an older release', () => {
  const processes = [
    running('same', '0.0.4+1'),
    running('old', '0.0.4'),
    running('without a release', ''),
    running('killed', '0.0.4', '2026-11-20T11:50:00.000Z'),
  ];
  const { newest, older } = findOlderReleases({ processes, version: '0.0.4+1', at });
  expect(newest).toBe('0.0.4+1');
  expect(older.map(({ id }) => id)).toEqual(['old', 'without a release']);
});

it('compares with the newest release that runs, which may not be that of this process', () => {
  const processes = [running('this', '0.0.4'), running('new', '0.0.4+1')];
  const { newest, older } = findOlderReleases({ processes, version: '0.0.4', at });
  expect(newest).toBe('0.0.4+1');
  expect(older.map(({ id }) => id)).toEqual(['this']);
});
