import { OutsideFailure } from './get-json.ts';

interface Patience {
  /** Milliseconds for one service. */
  each: number;
  /** Milliseconds for all of them together. */
  total: number;
}

type Ask<T> = (milliseconds: number) => Promise<T>;

/**
 * Asks one service after the other. An answer that is not `final` is taken only when no later service has a final one.
 * @throws OutsideFailure when none answered; timed out only if all of them did
 */
export async function firstAnswer<T>(
  asks: readonly Ask<T>[],
  { each, total }: Patience,
  isFinal: (answer: T) => boolean = () => true,
): Promise<T> {
  const end = performance.now() + total;
  const failures: unknown[] = [];
  const others: T[] = [];
  for (const ask of asks) {
    const left = Math.ceil(Math.min(each, end - performance.now()));
    if (left <= 0) break;
    try {
      const answer = await ask(left);
      if (isFinal(answer)) return answer;
      others.push(answer);
    } catch (error) {
      failures.push(error);
    }
  }
  if (others.length > 0) return others[0] as T;
  const timedOut = failures.every((failure) => failure instanceof OutsideFailure && failure.timedOut);
  throw new OutsideFailure('No service answered', { timedOut, cause: failures });
}
