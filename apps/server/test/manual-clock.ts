/** Later than any test moves its clock. */
export const endOfTestSessions = '2999-12-31T00:00:00.000Z';

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
