import { useCallback, useSyncExternalStore } from 'react';

/** Widths at which tables become cards. */
export const phoneMedia = '(max-width: 639.98px)';

export function isMedia(query: string): boolean {
  return window.matchMedia(query).matches;
}

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => isMedia(query));
}

/** Returns true from the width that classes call `xl`. */
export function useWide(): boolean {
  return useMediaQuery('(min-width: 80rem)');
}

/** Returns true from the width that classes call `lg`. */
export function useLarge(): boolean {
  return useMediaQuery('(min-width: 64rem)');
}

/** Returns true at widths where tables become cards. */
export function usePhone(): boolean {
  return useMediaQuery(phoneMedia);
}
