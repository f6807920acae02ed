import { expect, it } from 'vitest';
import { recentWindow } from './recent-window.ts';

it('ends a minute after now, which is less than a clock that was set back differs by', () => {
  expect(recentWindow(new Date('2026-01-01T12:00:00Z'), 60)).toEqual({
    since: '2026-01-01T11:00:00.000Z',
    until: '2026-01-01T12:01:00.000Z',
  });
});
