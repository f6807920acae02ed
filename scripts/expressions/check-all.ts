import { openExpressionChecker, type Try } from './check-expression.ts';
import type { FoundExpression } from './find-expressions.ts';
import { advice, computedAdvice, expressionHash } from './source-expressions.ts';

export interface CheckedExpressions {
  /** One message for each place with a slow expression. */
  problems: string[];
  /** Hashes of the linear ones. */
  linear: string[];
}

/** Checks each expression once, except those with a reason beside them and those in `proved`. */
export async function checkExpressions(
  found: readonly FoundExpression[],
  proved: ReadonlySet<string>,
  tries?: readonly Try[],
): Promise<CheckedExpressions> {
  const checker = openExpressionChecker(tries);
  const results = new Map<string, string | undefined>();
  const problems: string[] = [];
  try {
    for (const { file, line, source, flags, exception } of found) {
      if (exception !== undefined) continue;
      const place = `${file}:${line}`;
      if (source === undefined) {
        problems.push(`${place}: this RegExp is only known at run time. ${computedAdvice}`);
        continue;
      }
      const hash = expressionHash({ source, flags });
      if (!results.has(hash) && !proved.has(hash)) {
        const slowness = await checker.check(source, flags);
        results.set(hash, slowness && `${slowness.complexity}, for example with ${slowness.attack}`);
      }
      const problem = results.get(hash);
      if (problem) problems.push(`${place}: /${source}/${flags} is slow (${problem}). ${advice}`);
      else results.set(hash, undefined);
    }
  } finally {
    await checker.close();
  }
  const linear = [...results].flatMap(([hash, problem]) => (problem === undefined ? [hash] : []));
  return { problems, linear: linear.sort() };
}
