import { describe, expect, it } from 'vitest';
import { eventFacts } from './event-facts.ts';
import { eventKind, eventKindLabels } from './event-kinds.ts';
import { factLines, factPaths } from './fact-labels.ts';

function atPath(path: string): unknown {
  return path.split('.').reduceRight<unknown>((value, name) => ({ [name]: value }), '52998224725');
}

describe.each(eventKind.options)('an entry of kind %s', (kind) => {
  it('has a name in Portuguese', () => expect(eventKindLabels[kind]).toMatch(/^[A-ZÀ-Ú]/));

  it.each([...eventFacts[kind]])('names its fact %s', { tags: ['D-32'] }, (path) => {
    const [line] = factLines(atPath(path));
    expect(line?.label).not.toBe(path);
    expect(line?.label).toMatch(/^[A-ZÀ-Ú]/);
  });
});

it('gives the path of each fact, except those for the integrity check', () => {
  const facts = { a: { b: 1, c: null }, d: ['x', 'y'], e: '', linhas: [{ tabela: 'ato' }] };
  expect(factPaths(facts)).toEqual(['a.b', 'd']);
});
