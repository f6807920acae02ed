import { expect, it } from 'vitest';
import { callEach } from './call-each.ts';

it('calls for the items in their order and names the refused ones', async () => {
  const called: number[] = [];
  const run = async (item: number) => {
    called.push(item);
    if (item === 2) throw new Error('Não é possível.');
  };
  expect(await callEach([1, 2, 3], run)).toEqual({
    done: [1, 3],
    refused: [{ item: 2, message: 'Ocorreu um erro desconhecido' }],
  });
  expect(called).toEqual([1, 2, 3]);
});

it('fails with the first error when every call is refused', async () => {
  const run = (item: number) => Promise.reject(new Error(`Recusado ${item}.`));
  await expect(callEach([1, 2], run)).rejects.toThrow('Recusado 1.');
});

it('does nothing without items', async () => {
  expect(await callEach([], () => Promise.reject(new Error('Nunca')))).toEqual({ done: [], refused: [] });
});
