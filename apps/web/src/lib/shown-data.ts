import type { QueryClient } from '@tanstack/react-query';

interface ShownData {
  /** When the oldest data on the screen was loaded; undefined when nothing of it was. */
  loadedAt: number | undefined;
  /** A part of the screen has no data and waits for the network. */
  isWaiting: boolean;
}

export function shownData(queryClient: QueryClient): ShownData {
  const states = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state);
  const times = states.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((time) => time > 0);
  return {
    loadedAt: times.length > 0 ? Math.min(...times) : undefined,
    isWaiting: states.some(({ data, fetchStatus }) => data === undefined && fetchStatus === 'paused'),
  };
}

/** Words the age of data in whole minutes. */
export function ageText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'há menos de 1 min';
  if (minutes < 60) return `há ${minutes} min`;
  return `há ${Math.floor(minutes / 60)} h`;
}
