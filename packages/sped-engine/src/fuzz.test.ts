import { expect, it } from 'vitest';
import { exampleEfds } from '../test-support/example-efds.ts';
import { fuzzEfd } from '../test-support/fuzz-efd.ts';

it('gives a result or a refusal for spoilt files and archives, and claims never more than was due', async () => {
  const { uploads, analysed, refused, failures } = await fuzzEfd(exampleEfds(), 300, 1);
  expect(failures).toEqual([]);
  expect(analysed + refused).toBe(uploads);
  expect(Math.min(analysed, refused)).toBeGreaterThan(20);
});
