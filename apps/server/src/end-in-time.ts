/**
 * Waits until everything is released, and returns the exit code: 0 however long it took, 1 when the time is up. Then
 * `cutOff` is called, and what is still open ends with the process.
 */
export async function endInTime(released: Promise<unknown>, seconds: number, cutOff: () => void): Promise<0 | 1> {
  let timer: NodeJS.Timeout | undefined;
  const isUp = new Promise<1>((resolve) => {
    timer = setTimeout(() => {
      cutOff();
      resolve(1);
    }, seconds * 1000);
  });
  try {
    return await Promise.race([released.then(() => 0 as const), isUp]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for work, at most so many seconds. What it then still does is left behind. */
export async function atMost(seconds: number, work: Promise<unknown>): Promise<void> {
  await endInTime(work, seconds, () => {});
}
