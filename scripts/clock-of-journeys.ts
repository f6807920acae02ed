import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoRoot } from './repo-root.mjs';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Returns the environment in which journeys begin at a moment of Brasília, `AAAA-MM-DDTHH:MM`, in test, server and
 * browser; an empty one without a date. PostgreSQL, which only times jobs and leases, keeps its clock.
 * @throws Error for any other text
 */
export function clockOfJourneys(date: string | undefined, now = Date.now()): Record<string, string> {
  if (date === undefined) return {};
  const start = moment.test(date) ? Date.parse(`${date}:00-03:00`) : Number.NaN;
  if (Number.isNaN(start)) throw new Error(`--date takes a moment such as 2026-12-01T00:10, not ${date}.`);
  const clock = pathToFileURL(path.join(repoRoot, 'e2e/moved-clock.ts'));
  return { RESTITUI_CLOCK_AHEAD: `${start - now}`, NODE_OPTIONS: `--import ${clock}` };
}
