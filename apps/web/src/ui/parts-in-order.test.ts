import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { partsInOrder, waitLimit } from './parts-in-order.ts';

interface Part {
  loads: boolean;
  behind?: boolean;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const order = () =>
  partsInOrder<Part>(
    ({ loads }) => loads,
    (part, isBehind) => {
      part.behind = isBehind;
    },
  );
const part = (loads: boolean): Part => ({ loads });
const behind = (parts: readonly Part[]) => parts.map(({ behind }) => behind);

it('marks what follows the first part that loads, until it has loaded', () => {
  const [head, months, notes] = [part(false), part(true), part(false)];
  const { update } = order();
  update([head, months, notes]);
  expect(behind([head, months, notes])).toEqual([false, false, true]);
  months.loads = false;
  update([head, months, notes]);
  expect(behind([head, months, notes])).toEqual([false, false, false]);
});

it('shows what follows a part whose call does not end, after the limit', () => {
  const parts = [part(true), part(false), part(true), part(false)];
  const { update } = order();
  update(parts);
  vi.advanceTimersByTime(waitLimit - 1);
  expect(behind(parts)).toEqual([false, true, true, true]);
  vi.advanceTimersByTime(1);
  expect(behind(parts)).toEqual([false, false, false, false]);
  update(parts);
  expect(behind(parts)).toEqual([false, false, false, false]);
});

it('gives a part that begins to load later its own time, and a part that loads again', () => {
  const [first, second, last] = [part(true), part(false), part(false)];
  const { update } = order();
  update([first, second, last]);
  vi.advanceTimersByTime(waitLimit);
  second.loads = true;
  update([first, second, last]);
  expect(behind([first, second, last])).toEqual([false, false, true]);
  vi.advanceTimersByTime(waitLimit);
  expect(behind([first, second, last])).toEqual([false, false, false]);
  second.loads = false;
  update([first, second, last]);
  second.loads = true;
  update([first, second, last]);
  expect(behind([first, second, last])).toEqual([false, false, true]);
});

it('keeps no timer for a part that is gone, and none after the end', () => {
  const [first, second] = [part(true), part(true)];
  const { update, stop } = order();
  update([first, second]);
  expect(vi.getTimerCount()).toBe(2);
  update([second]);
  expect(vi.getTimerCount()).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
