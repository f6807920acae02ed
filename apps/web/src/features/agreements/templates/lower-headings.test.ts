import { expect, it } from 'vitest';
import { lowerHeadings } from './lower-headings.ts';

it('lowers headings by one level and leaves the lowest and other tags', () => {
  expect(lowerHeadings('<h1 style="text-align: center">A</h1><h5>B</h5><h6>C</h6><hr><p>h1</p>')).toBe(
    '<h2 style="text-align: center">A</h2><h6>B</h6><h6>C</h6><hr><p>h1</p>',
  );
});
