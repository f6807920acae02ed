import type { Clock } from '../../../platform/clock.ts';

/** Records when a session was last used. It writes at most once a minute and knows the uses of this process exactly. */
export interface LastSeenRecorder {
  /** Returns the last use: the stored one, or a later one of this process. */
  lastUse: (session: string, stored: string) => Date;
  /** Returns whether it wrote. */
  note: (session: string, write: (now: string) => Promise<void>) => Promise<boolean>;
}

const writeInterval = 60_000;
const maxEntries = 10_000;

interface Uses {
  used: number;
  written: number;
}

export function createLastSeenRecorder({ now }: Clock): LastSeenRecorder {
  const sessions = new Map<string, Uses>();

  return {
    lastUse: (session, stored) => new Date(Math.max(Date.parse(stored), sessions.get(session)?.used ?? 0)),

    async note(session, write) {
      const used = now().getTime();
      const written = sessions.get(session)?.written ?? 0;
      if (!sessions.has(session) && sessions.size >= maxEntries) sessions.clear();
      if (used - written < writeInterval) {
        sessions.set(session, { used, written });
        return false;
      }
      sessions.set(session, { used, written: used });
      await write(new Date(used).toISOString());
      return true;
    },
  };
}
