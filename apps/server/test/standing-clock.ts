/** Stands still until it is moved. */
export function standingClock() {
  let now = Date.parse('2026-11-20T12:00:00Z');
  return {
    now: () => new Date(now),
    move: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
