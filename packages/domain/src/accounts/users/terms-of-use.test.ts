import { expect, it } from 'vitest';
import { termsOfUse } from './terms-of-use.ts';

it('has a version, a date and unique section titles', { tags: ['F-118'] }, () => {
  const titles = termsOfUse.sections.map(({ title }) => title);
  expect(termsOfUse.version).toMatch(/^\d+\.\d+$/);
  expect(termsOfUse.publishedDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new Set(titles).size).toBe(titles.length);
  expect(termsOfUse.sections.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
});
