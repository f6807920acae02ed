import type { z } from 'zod';
import { ExternalServiceError } from './get-json.ts';
import type { OutsideService } from './outside-service.ts';

interface Kept<T> {
  service: string;
  /** Parses what an earlier version may have stored. */
  schema: z.ZodType<T>;
  milliseconds: number;
}

/** Returns the stored answer while it is fresh; else asks, and stores the answer for so many milliseconds. */
export function keptAnswers<T>({ service, schema, milliseconds }: Kept<T>, { clock, records }: OutsideService) {
  return async (question: string, ask: () => Promise<T | undefined>): Promise<T | undefined> => {
    const kept = await records.findAnswer(service, question);
    const stored = schema.safeParse(kept?.answer);
    if (kept && stored.success && isFresh(kept.freshUntil, milliseconds, clock.now())) return stored.data;
    const answer = await ask();
    if (answer === undefined) return undefined;
    const until = new Date(clock.now().getTime() + milliseconds).toISOString();
    await records.saveAnswer({ service, question, answer, freshUntil: until, deleteAfter: until });
    return answer;
  };
}

/** A stored answer is read again after so long, so that the processes agree. */
const memoryMilliseconds = 60_000;

/**
 * Returns a function that keeps the answer of `ask` for a time. While `ask` fails, it returns the last answer of any
 * process, or `spare`.
 */
export function keptList<T>(
  { service, schema, milliseconds }: Kept<T>,
  { clock, records }: OutsideService,
  ask: () => Promise<T>,
  spare: () => Promise<T>,
): () => Promise<T> {
  let memory: { answer: T; until: number } | undefined;

  async function read(): Promise<T> {
    const kept = await records.findAnswer(service, '');
    const stored = schema.safeParse(kept?.answer);
    if (kept && stored.success && isFresh(kept.freshUntil, milliseconds, clock.now())) return stored.data;
    try {
      const answer = await ask();
      const freshUntil = new Date(clock.now().getTime() + milliseconds).toISOString();
      await records.saveAnswer({ service, question: '', answer, freshUntil, deleteAfter: null });
      return answer;
    } catch (error) {
      if (!(error instanceof ExternalServiceError)) throw error;
      return stored.success ? stored.data : spare();
    }
  }

  return async () => {
    const now = clock.now().getTime();
    const left = memory ? memory.until - now : 0;
    // More than the whole time is left when the clock was set back.
    if (!memory || left <= 0 || left > memoryMilliseconds) {
      memory = { answer: await read(), until: now + memoryMilliseconds };
    }
    return memory.answer;
  };
}

/** An answer dated further ahead was stored before the clock was set back. */
function isFresh(until: string, milliseconds: number, now: Date): boolean {
  const left = Date.parse(until) - now.getTime();
  return left > 0 && left <= milliseconds;
}
