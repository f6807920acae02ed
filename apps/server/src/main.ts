import { pino } from 'pino';
import { endInTime } from './end-in-time.ts';
import { importDirectly } from './platform/direct-imports.ts';
import { serializeError } from './platform/error-serializer.ts';
import { serverSettingsOf } from './platform/settings.ts';
import { traceFields } from './platform/tracing.ts';
import type { Resources } from './resources.ts';
import { stopLimits } from './stop-limits.ts';

const stopping = new AbortController();

try {
  const settings = serverSettingsOf(process.env);
  const log = pino({ level: settings.logLevel, serializers: { err: serializeError }, mixin: traceFields });
  // Imported once the settings are right, so that a wrong one is told at once.
  importDirectly();
  const { startServer } = await import('./start-server.ts');
  const starting = startServer(settings, log, stopping.signal);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      log.info({ signal }, 'ending');
      let resources: Resources | undefined;
      // The signal may arrive during the start: what has been opened by then is closed all the same.
      const closed = starting.then((started) => {
        resources = started;
        return started.close();
      });
      const cutOff = () => log.error({ open: resources?.open() ?? ['start'] }, 'the time to end is up');
      process.exit(await endInTime(closed, settings.shutdownDelay + stopLimits.whole, cutOff));
    });
  }
  await starting;
} catch (error) {
  // A terminal's Ctrl-C also reaches PostgreSQL: a start that it broke off is not a failure.
  const { aborted } = stopping.signal;
  if (!aborted) process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(aborted ? 0 : 1);
}
