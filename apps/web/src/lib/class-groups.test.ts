import { createTailwindMerge, extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { classGroups } from './class-groups.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts', '!./class-groups.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const complete = extendTailwindMerge({
  cacheSize: 0,
  extend: { classGroups: { 'font-size': [{ text: ['caption', 'body', 'lead', 'title', 'figure'] }] } },
});
const own = createTailwindMerge(() => ({ ...classGroups, cacheSize: 0 }));

/** Names of the code that are classes of Tailwind too. */
const words = new Set([
  'blur',
  'filter',
  'grayscale',
  'container',
  'transform',
  'ring',
  'to-top',
  'from-image',
  'm-2',
  'm-4',
  'font-size',
]);

/** Returns the classes without variants that the sources name, as far as the library knows them. */
function usedClasses(): string[] {
  const strings = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].map(([found]) => found),
  );
  const tokens = strings.flatMap((text) => text.slice(1, -1).split(/[\s'"`]+/));
  const bases = tokens.map((token) => token.replace(/^(?:[a-z-]+(?:\[[^\]]*\])?:)*/, ''));
  return [...new Set(bases)].filter((base) => base !== '' && !words.has(base) && complete(`${base} ${base}`) === base);
}

/** Returns the classes by the part before their first hyphen, each kind once that differs in a number alone. */
function byPrefix(names: readonly string[]): string[][] {
  const kinds = new Map(names.map((name) => [name.replace(/(?<=-)[\d.]+$/, '1'), name]));
  return Object.values(Object.groupBy(kinds.values(), (name) => name.replace(/^[-!]/, '').split('-')[0] ?? '')).map(
    (group) => group ?? [],
  );
}

const pairsOf = (names: readonly string[]) => names.flatMap((first) => names.map((second) => `${first} ${second}`));
const isReplaced = (first: string, second: string) => complete(`${first} ${second}`) === second;

/** Returns one of each group of classes that replace each other. */
function oneOfEach(names: readonly string[]): string[] {
  const kept: string[] = [];
  for (const name of names)
    if (!kept.some((other) => isReplaced(name, other) && isReplaced(other, name))) kept.push(name);
  return kept;
}

it('merges the classes of the app as the complete list of the library does', { timeout: 60_000 }, () => {
  const used = usedClasses();
  expect(used.length).toBeGreaterThan(400);
  expect(used.filter((name) => own(`${name} ${name}`) !== name)).toEqual([]);

  const alike = byPrefix(used);
  const pairs = [...alike.flatMap(pairsOf), ...pairsOf(alike.flatMap(oneOfEach))];
  expect(pairs.filter((pair) => own(pair) !== complete(pair))).toEqual([]);
});
