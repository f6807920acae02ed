import { choiceFilter, textFilter } from '@restitui/domain/wire/list-filter.ts';
import { listQuery } from '@restitui/domain/wire/list-query.ts';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filterConditions } from './filter-conditions.ts';

const shoes = pgTable('shoes', { colour: text().notNull(), name: text().notNull() });
const colour = z.enum(['red', 'blue']);
const list = listQuery(
  { q: textFilter(), colour: choiceFilter(colour, { label: 'Cor', labels: { red: 'Vermelho', blue: 'Azul' } }) },
  { pageSize: 10 },
);
const byName = (q: string) => (q ? eq(shoes.name, q) : undefined);
const byColour = (wanted: z.infer<typeof colour>) => eq(shoes.colour, wanted);

describe('filterConditions', () => {
  it('gives the conditions of the filters that are set, in their order', () => {
    const query = list.query.parse({ colour: 'red' });
    expect(filterConditions(query, { q: byName, colour: byColour })).toEqual([undefined, eq(shoes.colour, 'red')]);
  });

  it('lets a condition decide that a value does not filter', () => {
    const query = list.query.parse({ q: '' });
    expect(filterConditions(query, { q: byName, colour: byColour })).toEqual([undefined, undefined]);
  });

  it('does not compile without a condition for each filter of the list', () => {
    const query = list.query.parse({});
    // @ts-expect-error the filter `colour` has no condition
    const incomplete = () => filterConditions(query, { q: byName });
    // @ts-expect-error the list has no filter `size`
    const unknown = () => filterConditions(query, { q: byName, colour: byColour, size: () => sql`true` });
    const byGreen = (wanted: 'green') => eq(shoes.colour, wanted);
    // @ts-expect-error the condition takes a value that the filter does not have
    const mistyped = () => filterConditions(query, { q: byName, colour: byGreen });
    expect([incomplete, unknown, mistyped]).toHaveLength(3);
  });
});
