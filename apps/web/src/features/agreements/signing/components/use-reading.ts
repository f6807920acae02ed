import { type RefObject, useEffect, useRef } from 'react';

/** Measures how long the agreement is open and after how many seconds its end was visible. */
export function useReading(end: RefObject<HTMLElement | null>) {
  const openedAt = useRef(Date.now());
  const endAt = useRef<number>(undefined);
  const seconds = (until: number) => Math.round((until - openedAt.current) / 1000);

  useEffect(() => {
    if (!end.current) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) endAt.current ??= Date.now();
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [end]);

  return () => ({
    secondsOnPage: seconds(Date.now()),
    secondsToEnd: endAt.current === undefined ? null : seconds(endAt.current),
  });
}
