import type { Clock } from '../../../platform/clock.ts';

/** Records when a session was last used, at most every ten minutes to save writes. */
export interface LastSeenRecorder {
  note: (session: string, write: (now: string) => Promise<void>) => Promise<void>;
}

const writeInterval = 10 * 60_000;
const maxEntries = 10_000;

export function createLastSeenRecorder({ now }: Clock): LastSeenRecorder {
  const written = new Map<string, number>();

  return {
    async note(session, write) {
      const at = now();
      if (at.getTime() - (written.get(session) ?? 0) < writeInterval) return;
      if (written.size >= maxEntries) written.clear();
      written.set(session, at.getTime());
      await write(at.toISOString());
    },
  };
}
