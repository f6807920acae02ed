import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { fetchFirst } from './load-part.ts';
import { notify } from './toast.ts';

const mostMilliseconds = 30_000;

/** Tries again after a while that doubles, and when the network is back; returns the function that ends both. */
function tryAgain(attempt: number, retry: () => void): () => void {
  window.addEventListener('online', retry);
  const wait = Math.min(2000 * 2 ** attempt, mostMilliseconds);
  const timer = navigator.onLine ? setTimeout(retry, wait) : undefined;
  return () => {
    window.removeEventListener('online', retry);
    clearTimeout(timer);
  };
}

/** Returns `load` so that the scripts of its part are fetched before they are imported; the same function for the same `load`. */
export function useFetchedFirst<T>(load: () => Promise<T>): () => Promise<T> {
  return useCallback(() => fetchFirst(load), [load]);
}

interface Later<T> {
  /** Undefined until it is loaded. */
  part: T | undefined;
  /** Loads that failed so far. */
  failures: number;
}

/** Loads a part of the page as `useLater` does, and counts the failures. */
export function useCountedLater<T>(load: () => Promise<T>, wanted: boolean, onFailed?: () => void): Later<T> {
  const [loaded, setLoaded] = useState<{ part: T }>();
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const fail = useEffectEvent((retry: () => () => void) => {
    setFailures(failures + 1);
    if (!onFailed) return retry();
    onFailed();
    return undefined;
  });
  const isMissing = wanted && !loaded;
  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    let stop: (() => void) | undefined;
    load().then(
      (part) => isLeft || setLoaded({ part }),
      () => {
        if (!isLeft) stop = fail(() => tryAgain(attempt, () => setAttempt(attempt + 1)));
      },
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [load, isMissing, attempt]);
  return { part: loaded?.part, failures };
}

/**
 * Returns what `load` brings, once it is wanted; undefined until then. Unlike `lazy`, a part that cannot be loaded, such as
 * without a network, leaves the page as it is: it is loaded again later, or `onFailed` takes the wish back, so that the
 * next one tries again.
 *
 * @param load a function of the module, which brings the same each time
 */
export function useLater<T>(load: () => Promise<T>, wanted: boolean, onFailed?: () => void): T | undefined {
  return useCountedLater(load, wanted, onFailed).part;
}

/**
 * The same for what a user opens: a failure withdraws the request, so that the next one loads again, and shows a toast that
 * offers a reload, because a new version of the app has removed the file.
 */
export function useOnRequest<T>(load: () => Promise<T>, requested: boolean, withdraw: () => void): T | undefined {
  return useLater(useFetchedFirst(load), requested, () => {
    withdraw();
    notify.partMissing();
  });
}
