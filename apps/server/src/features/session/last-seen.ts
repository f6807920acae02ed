import type { Clock } from '../../platform/clock.ts';

/** When a session was last used, written about every ten minutes and not with each request. */
export interface LastSeen {
  note: (session: string, write: (now: string) => Promise<void>) => Promise<void>;
}

const milliseconds = 10 * 60_000;
const atMost = 10_000;

export function lastSeenBy({ now }: Clock): LastSeen {
  const written = new Map<string, number>();

  return {
    async note(session, write) {
      const at = now();
      if (at.getTime() - (written.get(session) ?? 0) < milliseconds) return;
      if (written.size >= atMost) written.clear();
      written.set(session, at.getTime());
      await write(at.toISOString());
    },
  };
}
