import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMost, endInTime } from './end-in-time.ts';
import { stopLimits } from './stop-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const slow = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));
const forEver = () => new Promise<void>(() => {});

it('ends with 0 when everything is released in time, however slowly', async () => {
  const cutOff = vi.fn();
  const ending = endInTime(slow(23.9), 24, cutOff);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await ending, cutOff.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0, 0]);
});

it('ends with 1 when the time is up, and says so once', async () => {
  const cutOff = vi.fn();
  const ending = endInTime(forEver(), 24, cutOff);
  await vi.advanceTimersByTimeAsync(23_999);
  expect(cutOff).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([await ending, cutOff.mock.calls.length]).toEqual([1, 1]);
});

it('fails as the release does, and leaves no timer', async () => {
  await expect(endInTime(Promise.reject(new Error('no start')), 24, () => {})).rejects.toThrow('no start');
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for work at most for its time', async () => {
  const order: string[] = [];
  void atMost(8, slow(2)).then(() => order.push('done'));
  void atMost(8, forEver()).then(() => order.push('left behind'));
  await vi.advanceTimersByTimeAsync(7_999);
  expect(order).toEqual(['done']);
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['done', 'left behind']);
});

it('has time for the slowest requests and the slowest end of the database, one after the other', () => {
  const { whole, requests, workers, database } = stopLimits;
  expect(workers).toBeLessThan(requests);
  expect(requests + database).toBeLessThan(whole);
});
