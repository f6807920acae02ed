import { errorText } from './api-error.ts';

export interface EachResult<T> {
  done: T[];
  /** The items that were refused, each with the message of its refusal. */
  refused: { item: T; message: string }[];
}

/**
 * Calls for one item after the other, for actions that the server offers for one record only. A refusal does not stop
 * the others. Throws the first error when no call succeeds.
 */
export async function callEach<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<EachResult<T>> {
  const result: EachResult<T> = { done: [], refused: [] };
  let first: unknown;
  for (const item of items) {
    try {
      await run(item);
      result.done.push(item);
    } catch (error) {
      first ??= error;
      result.refused.push({ item, message: errorText(error) });
    }
  }
  if (result.done.length === 0 && first !== undefined) throw first;
  return result;
}
