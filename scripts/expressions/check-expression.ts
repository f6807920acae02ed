import { createRequire } from 'node:module';
import type { AttackPattern, Diagnostics } from 'recheck';
import { openWorkThread, threadWork, WorkThreadTimeout } from '../../apps/server/src/platform/work-thread.ts';
import type { matchText } from './match-text.ts';
import { endings, type PumpedText, pumpedTexts, writePumped } from './pumped-texts.ts';
import { relaxedForms } from './relax-expression.ts';

/** The way in which an expression is not linear, and a text that shows it. */
export interface Slowness {
  complexity: string;
  attack: string;
}

// Read when the module is loaded: the same answer on every machine, without a native package.
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = createRequire(import.meta.url)('recheck');

const automatonMilliseconds = 5000;
/** A match of a text of this length that must end within this time. */
export interface Try {
  length: number;
  seconds: number;
}

/**
 * A linear expression takes a few milliseconds for the first length, a quadratic one ten seconds. The second try, where
 * a quadratic one takes forty, excludes that the machine was busy.
 */
const twice: Try[] = [
  { length: 200_000, seconds: 2 },
  { length: 400_000, seconds: 8 },
];

const matching = threadWork<typeof matchText>(new URL('./match-text.ts', import.meta.url), 'matchText');

/** Opens a checker of regular expressions, whose thread matches texts with a time limit. */
export function openExpressionChecker(tries: readonly Try[] = twice) {
  const thread = openWorkThread({ megabytes: 512, seconds: 60, mostWaiting: 1 });

  async function isSlow(source: string, flags: string, text: PumpedText): Promise<boolean> {
    for (const { length, seconds } of tries) {
      try {
        await thread.run(matching, { source, flags, text: writePumped(text, length) }, { seconds });
        return false;
      } catch (error) {
        if (!(error instanceof WorkThreadTimeout)) throw error;
      }
    }
    return true;
  }

  return {
    close: thread.close,
    /**
     * Returns undefined for a linear expression. Asks the automaton, which considers one search; where it cannot decide,
     * asks it about a relaxed form and confirms the attack with the original. Then matches texts that repeat parts of
     * the expression, as often as they match.
     */
    async check(source: string, flags: string): Promise<Slowness | undefined> {
      const first = askAutomaton(source, flags);
      if (first.status === 'vulnerable') return slownessOf(first);
      const texts = pumpedTexts(source, flags);
      for (const form of first.status === 'unknown' ? relaxedForms(source, flags) : []) {
        const relaxed = askAutomaton(form, flags);
        if (relaxed.status === 'vulnerable') texts.unshift(...pumpedOf(relaxed.attack));
      }
      for (const text of texts) {
        if (await isSlow(source, flags, text)) return { complexity: 'not linear', attack: textOf(text) };
      }
      return undefined;
    },
  };
}

function askAutomaton(source: string, flags: string): Diagnostics {
  const known = flags.replace('v', 'u').replace('d', '');
  return checkSync(source, known, { checker: 'automaton', timeout: automatonMilliseconds });
}

function slownessOf({ complexity, attack }: Diagnostics & { status: 'vulnerable' }): Slowness {
  return { complexity: complexity.summary, attack: attack.pattern };
}

/** Joins the pumps of an attack into one, which keeps their order, with endings that let most expressions fail. */
function pumpedOf({ pumps, suffix }: AttackPattern): PumpedText[] {
  const [first] = pumps;
  const pump = pumps.map((each, i) => (i === 0 ? '' : each.prefix) + each.pump).join('');
  return [suffix, ...endings].map((ending) => ({ prefix: first?.prefix ?? '', pump, suffix: ending }));
}

function textOf({ prefix, pump, suffix }: PumpedText): string {
  return `${JSON.stringify(prefix)} + ${JSON.stringify(pump)}.repeat(n) + ${JSON.stringify(suffix)}`;
}
