import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('has a name for each width that two modules ask for', () => {
  const asked = Object.values(sources).flatMap((text) => text.match(/\((?:min|max)-width: [\d.]+(?:px|rem)\)/g) ?? []);
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((query, i) => asked.indexOf(query) !== i)).toEqual([]);
});
