import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FoundExpression, findExpressions } from './find-expressions.ts';

/** Sources that may meet foreign text: everything but tests, benchmarks, scripts and journeys. */
const isChecked = (file: string) =>
  /^(apps|packages)\/.*\.tsx?$/.test(file) &&
  !/\.(test|probes)\.tsx?$|\.d\.ts$|^apps\/server\/(test|drizzle)\/|\/test-support\//.test(file);

/** Finds the regular expressions of the product in the working tree. */
export function productExpressions(root: string): FoundExpression[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return [...new Set(list.split('\n'))]
    .filter((file) => isChecked(file) && existsSync(path.join(root, file)))
    .flatMap((file) => findExpressions(file, readFileSync(path.join(root, file), 'utf8')));
}

/** Identifies an expression in the list of those that were proved before. */
export function expressionHash({ source, flags }: { source: string; flags: string }): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 20);
}

/** Advice on an expression that cannot be read from the source. */
export const computedAdvice =
  'Write it as a literal, or of constants of this file; otherwise write "// Linear because …" above it and say why.';

/** Advice on a slow expression. */
export const advice =
  'It meets text from outside and takes more than linear time. Exclude the opening sign from the repeated part ([^<>] ' +
  'instead of [^>]), begin with a lookbehind ((?<!\\s)\\s+$), write optional signs with their space (\\s*(?::\\s*)?), ' +
  'or bound the repetition ({1,20}). If its input is bounded before the match, write "// Linear because …" above it ' +
  'and say where the bound is.';
