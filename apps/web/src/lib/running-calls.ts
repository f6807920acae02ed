let running = 0;

/** Returns whether the page waits for the server. */
export const waitsForCalls = () => running > 0;

/** Counts a call until it ends. */
export async function counted<T>(call: Promise<T>): Promise<T> {
  running++;
  try {
    return await call;
  } finally {
    running--;
  }
}
