/** Creates a clock that moves only when told to. */
export function manualClock() {
  let now = Date.parse('2026-11-20T12:00:00Z');
  return {
    now: () => new Date(now),
    move: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
