import { expect, it } from 'vitest';
import { createProgressReports } from './progress-reports.ts';

it('stores the first report and drops those that follow at once', async () => {
  const stored: number[] = [];
  const { report, settled } = createProgressReports<number>(
    async (progress) => void stored.push(progress),
    () => expect.unreachable(),
  );
  for (const progress of [1, 2, 3]) report(progress);
  await settled();
  expect(stored).toEqual([1]);
});

it('logs a report that cannot be stored and lets the job go on', async () => {
  const lost = new Error('the database is away');
  const logged: unknown[] = [];
  const { report, settled } = createProgressReports<number>(
    () => Promise.reject(lost),
    (error) => logged.push(error),
  );
  report(1);
  await settled();
  expect(logged).toEqual([lost]);
});
