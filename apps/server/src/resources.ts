/// <reference lib="esnext.disposable" />

/** Open resources of a process. */
export interface Resources {
  /** Registers how a resource is released. */
  defer: (release: () => Promise<unknown>) => void;
  /** Releases everything in reverse order of registration. */
  close: () => Promise<void>;
}

/** Creates a stack of resources; a release that fails is reported and does not keep the others from running. */
export function openResources(report: (error: unknown) => void): Resources {
  const stack = new AsyncDisposableStack();
  return {
    defer: (release) => stack.defer(async () => void (await release().catch(report))),
    close: () => stack.disposeAsync(),
  };
}
