import type { Clock } from './clock.ts';
import { OutsideFailure } from './get-json.ts';

/** Asks for the one answer there is at most every so many milliseconds; while nobody answers, the last one or `spare` stands. */
export function keptOrElse<T>(
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
      if (!(error instanceof OutsideFailure)) throw error;
      return last ? last.answer : spare();
    }
  };
}
