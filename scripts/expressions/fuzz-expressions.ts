import { openWorkThread, threadWork, WorkThreadTimeout } from '../../apps/server/src/platform/work-thread.ts';
import type { FoundExpression } from './find-expressions.ts';
import type { matchText } from './match-text.ts';
import { pumpedTexts, writePumped } from './pumped-texts.ts';
import { expressionHash } from './source-expressions.ts';

interface Limits {
  characters: number;
  /** Hard limit of one match. */
  seconds: number;
}

export interface FuzzedExpressions {
  texts: number;
  /** Messages about expressions that exceeded the limit. */
  slow: string[];
  slowest: { milliseconds: number; place: string };
}

const matching = threadWork<typeof matchText>(new URL('./match-text.ts', import.meta.url), 'matchText');

/** Matches each expression against texts that repeat its own parts, in a thread that is ended at the limit. */
export async function fuzzExpressions(
  found: readonly FoundExpression[],
  { characters, seconds }: Limits,
): Promise<FuzzedExpressions> {
  const thread = openWorkThread({ megabytes: 1024, seconds, mostWaiting: 1 });
  const seen = new Set<string>();
  const result: FuzzedExpressions = { texts: 0, slow: [], slowest: { milliseconds: 0, place: '' } };
  for (const { file, line, source, flags, exception } of found) {
    if (source === undefined || exception !== undefined) continue;
    const hash = expressionHash({ source, flags });
    if (seen.has(hash)) continue;
    seen.add(hash);
    for (const pumped of pumpedTexts(source, flags)) {
      const begun = performance.now();
      result.texts++;
      try {
        await thread.run(matching, { source, flags, text: writePumped(pumped, characters) });
        const milliseconds = Math.round(performance.now() - begun);
        const place = `${file}:${line} with ${JSON.stringify(pumped)}`;
        if (milliseconds > result.slowest.milliseconds) result.slowest = { milliseconds, place };
      } catch (error) {
        if (!(error instanceof WorkThreadTimeout)) throw error;
        result.slow.push(`${file}:${line}: /${source}/${flags} did not end with ${JSON.stringify(pumped)}.`);
        break;
      }
    }
  }
  await thread.close();
  return result;
}
