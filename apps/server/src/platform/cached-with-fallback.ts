import type { Clock } from './clock.ts';
import { ExternalServiceError } from './get-json.ts';

/**
 * Returns a function that caches the answer of `ask` for a time. While `ask` fails, it returns the last
 * answer, or `spare`.
 */
export function cachedWithFallback<T>(
  { now }: Clock,
  milliseconds: number,
  ask: () => Promise<T>,
  spare: () => Promise<T>,
): () => Promise<T> {
  let last: { answer: T } | undefined;
  let until = 0;

  return async () => {
    if (last && now().getTime() < until) return last.answer;
    try {
      last = { answer: await ask() };
      until = now().getTime() + milliseconds;
      return last.answer;
    } catch (error) {
      if (!(error instanceof ExternalServiceError)) throw error;
      return last ? last.answer : spare();
    }
  };
}
