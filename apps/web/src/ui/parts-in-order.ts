/** Milliseconds after which a part that still loads no longer hides the parts behind it. */
export const waitLimit = 8_000;

interface Order<P> {
  /** Marks the parts, in the order of the page. */
  update(parts: readonly P[]): void;
  stop(): void;
}

/**
 * Marks the parts that follow the first one that loads. A part that loads for longer than `waitLimit` no longer counts, since
 * its call may never end.
 */
export function partsInOrder<P extends object>(
  isLoading: (part: P) => boolean,
  mark: (part: P, isBehind: boolean) => void,
): Order<P> {
  const timers = new Map<P, ReturnType<typeof setTimeout>>();
  const late = new WeakSet<P>();
  let parts: readonly P[] = [];

  function forget(part: P) {
    clearTimeout(timers.get(part));
    timers.delete(part);
    late.delete(part);
  }

  function wait(part: P) {
    if (timers.has(part)) return;
    const end = () => {
      late.add(part);
      update(parts);
    };
    timers.set(part, setTimeout(end, waitLimit));
  }

  function update(current: readonly P[]) {
    parts = current;
    for (const part of timers.keys()) if (!parts.includes(part)) forget(part);
    let isBehind = false;
    for (const part of parts) {
      mark(part, isBehind);
      if (!isLoading(part)) forget(part);
      else {
        wait(part);
        if (!late.has(part)) isBehind = true;
      }
    }
  }

  return {
    update,
    stop() {
      for (const part of timers.keys()) forget(part);
    },
  };
}
