import { ExternalServiceError } from './get-json.ts';

interface Patience {
  /** Milliseconds per service. */
  each: number;
  /** Milliseconds for all services together. */
  total: number;
}

type Ask<T> = (milliseconds: number) => Promise<T>;

/**
 * Asks one service after the other and returns the first final answer; without one, the first other answer.
 * @throws ExternalServiceError when none answered; `timedOut` only when all of them timed out
 */
export async function firstSuccess<T>(
  asks: readonly Ask<T>[],
  { each, total }: Patience,
  isFinal: (answer: T) => boolean = () => true,
): Promise<T> {
  const end = performance.now() + total;
  const failures: unknown[] = [];
  let other: { answer: T } | undefined;
  for (const ask of asks) {
    const left = Math.ceil(Math.min(each, end - performance.now()));
    if (left <= 0) break;
    try {
      const answer = await ask(left);
      if (isFinal(answer)) return answer;
      other ??= { answer };
    } catch (error) {
      failures.push(error);
    }
  }
  if (other) return other.answer;
  const timedOut = failures.every((failure) => failure instanceof ExternalServiceError && failure.timedOut);
  throw new ExternalServiceError('No service answered', { timedOut, cause: failures });
}
