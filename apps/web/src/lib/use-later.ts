import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from './toast.ts';

/**
 * Returns what `load` brings, once it is wanted; undefined until then. Unlike `lazy`, a part that cannot be loaded, such as
 * without a network, leaves the page as it is: `onFailed` takes the wish back, so that the next one tries again.
 *
 * @param load a function of the module, which brings the same each time
 */
export function useLater<T>(load: () => Promise<T>, wanted: boolean, onFailed?: () => void): T | undefined {
  const [loaded, setLoaded] = useState<{ part: T }>();
  const fail = useEffectEvent(() => onFailed?.());
  const isMissing = wanted && !loaded;
  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    load().then(
      (part) => isLeft || setLoaded({ part }),
      () => isLeft || fail(),
    );
    return () => {
      isLeft = true;
    };
  }, [load, isMissing]);
  return loaded?.part;
}

/** The same for what a user opens: a failure withdraws the request, so that the next one loads again, and shows a toast. */
export function useOnRequest<T>(load: () => Promise<T>, requested: boolean, withdraw: () => void): T | undefined {
  return useLater(load, requested, () => {
    withdraw();
    notify.error('Erro de rede');
  });
}
