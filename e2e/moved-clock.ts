import { setClockAhead } from './clock-ahead.ts';

/**
 * Loaded before the journeys (`--import`) by `npm run shuffle -- --date`: their clock is ahead by `RESTITUI_CLOCK_AHEAD`
 * milliseconds. Threads, workers and servers inherit it.
 */
const ahead = Number(process.env.RESTITUI_CLOCK_AHEAD ?? 0);
if (ahead !== 0) setClockAhead(ahead);
