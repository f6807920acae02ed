import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  type Competence,
  compareCompetences,
  competenceKey,
  competenceOf,
  competenceOfDay,
  competenceParts,
  parseCompetence,
} from './competence.ts';

const competence = fc
  .record({ year: fc.integer({ min: 1900, max: 2999 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => competenceOf(year, month));

describe('a competência', () => {
  it.each([
    ['05/2025', '05/2025'],
    ['052025', '05/2025'],
    ['13/2025', undefined],
    ['00/2025', undefined],
    ['5/2025', undefined],
    ['2025-05', undefined],
    ['', undefined],
  ])('%j is %s', (text, expected) => {
    expect(parseCompetence(text)).toBe(expected);
  });

  it.each([
    ['12/2024', 1, '01/2025'],
    ['01/2025', -1, '12/2024'],
    ['05/2025', 60, '05/2030'],
    ['03/2025', 0, '03/2025'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(addMonths(from as Competence, months)).toBe(to);
  });

  it('sorts by time', () => {
    const months = ['02/2025', '12/2024', '01/2025'] as Competence[];
    expect(months.toSorted(compareCompetences)).toEqual(['12/2024', '01/2025', '02/2025']);
    expect(competenceKey(months[0] as Competence)).toBe('202502');
    expect(compareCompetences(months[0] as Competence, months[0] as Competence)).toBe(0);
  });

  it('is the month of a day', () => {
    expect(competenceOfDay('2026-09-30')).toBe('09/2026');
  });

  it('comes back from its parts and from any number of months', () => {
    fc.assert(
      fc.property(competence, fc.integer({ min: -600, max: 600 }), (month, shift) => {
        const parts = competenceParts(month);
        expect(competenceOf(parts.year, parts.month)).toBe(month);
        expect(addMonths(addMonths(month, shift), -shift)).toBe(month);
        expect(Math.sign(compareCompetences(addMonths(month, shift), month))).toBe(Math.sign(shift));
      }),
    );
  });
});
