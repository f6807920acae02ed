import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { numbered, orderBySeed } from './journey-order.ts';
import { repoRoot } from './repo-root.mjs';

const files = readdirSync(path.join(repoRoot, 'e2e')).filter((file) => file.endsWith('.spec.ts'));

it('puts every journey in an order that the seed alone decides', () => {
  const order = orderBySeed(files, '7');
  expect(order.toSorted()).toEqual(files.toSorted());
  expect(orderBySeed(files.toReversed(), '7')).toEqual(order);
  expect(orderBySeed(files, '8')).not.toEqual(order);
  expect(order).not.toEqual(files.toSorted());
});

it('gives names that sort in this order', () => {
  const order = orderBySeed(files, '7');
  const names = [...numbered(order).values()];
  expect(names.toSorted()).toEqual(names);
  expect(names.map((name) => name.slice(4))).toEqual(order);
});
