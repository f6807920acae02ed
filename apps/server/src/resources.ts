/// <reference lib="esnext.disposable" />

/** Open resources of a process. */
export interface Resources {
  /** Registers how a resource is released, under a name for the log. */
  defer: (name: string, release: () => Promise<unknown>) => void;
  /** Releases everything in reverse order of registration. */
  close: () => Promise<void>;
  /** Returns the names of what is not released yet, the next one first. */
  open: () => string[];
}

/** Creates a stack of resources; a release that fails is reported and does not keep the others from running. */
export function openResources(report: (error: unknown) => void): Resources {
  const stack = new AsyncDisposableStack();
  const names: string[] = [];
  return {
    defer(name, release) {
      names.unshift(name);
      stack.defer(async () => {
        await release().catch(report);
        names.shift();
      });
    },
    close: () => stack.disposeAsync(),
    open: () => [...names],
  };
}
