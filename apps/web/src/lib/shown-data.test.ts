import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { ageText, shownData } from './shown-data.ts';

afterEach(() => onlineManager.setOnline(true));

it('has the time of the oldest data that is shown, not of what is only cached', () => {
  const client = new QueryClient();
  expect(shownData(client)).toEqual({ loadedAt: undefined, isWaiting: false });
  for (const [name, updatedAt] of Object.entries({ new: 3_000, old: 2_000, hidden: 1_000 })) {
    client.setQueryData([name], name, { updatedAt });
    if (name === 'hidden') continue;
    new QueryObserver(client, { queryKey: [name], staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {});
  }
  expect(shownData(client)).toEqual({ loadedAt: 2_000, isWaiting: false });
  client.clear();
});

it('reports a part that waits for the network', () => {
  const client = new QueryClient();
  onlineManager.setOnline(false);
  new QueryObserver(client, { queryKey: ['list'], queryFn: () => [] }).subscribe(() => {});
  expect(shownData(client)).toEqual({ loadedAt: undefined, isWaiting: true });
  client.clear();
});

it.each([
  [0, 'há menos de 1 min'],
  [59_999, 'há menos de 1 min'],
  [60_000, 'há 1 min'],
  [59 * 60_000 + 59_999, 'há 59 min'],
  [3_600_000, 'há 1 h'],
])('words an age of %d ms as "%s"', (age, text) => {
  expect(ageText(age)).toBe(text);
});
