import type { AST } from '@eslint-community/regexpp';
import { parseExpression } from './relax-expression.ts';

/** A text that repeats a part many times and ends so that most expressions fail. */
export interface PumpedText {
  prefix: string;
  pump: string;
  suffix: string;
}

const unbounded = 10;
const mostTexts = 24;
/** Endings after which most expressions fail. */
export const endings = ['\0', 'a', '!0'];
const candidates = ['a', 'A', '0', ' ', '-', '.', '<', '>', '"', '/', '\u00e7', '\n', '{', '(', '=', ';', ':', '*'];

/** Builds hostile texts from the unbounded repetitions of an expression. */
export function pumpedTexts(source: string, flags: string): PumpedText[] {
  const pattern = parseExpression(source, flags);
  const texts = new Map<string, PumpedText>();
  const add = (prefix: string, pump: string) => {
    for (const suffix of endings) if (pump) texts.set(JSON.stringify([prefix, pump, suffix]), { prefix, pump, suffix });
  };
  const visit = (node: AST.Alternative, before: string) => {
    let prefix = before;
    for (const element of node.elements) {
      if (element.type === 'Quantifier' && element.max >= unbounded) {
        for (const pump of variantsOf(element.element)) {
          add(prefix, pump);
          add('', prefix + pump);
        }
      }
      const inner = element.type === 'Quantifier' ? element.element : element;
      if ('alternatives' in inner) for (const alternative of inner.alternatives) visit(alternative, prefix);
      prefix += sampleOf(element);
    }
    if (prefix !== before) add('', prefix);
  };
  for (const alternative of pattern.alternatives) visit(alternative, '');
  return [...texts.values()].slice(0, mostTexts);
}

/** Writes a pumped text of about the given length. */
export function writePumped({ prefix, pump, suffix }: PumpedText, length: number): string {
  return prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;
}

function variantsOf(element: AST.Element): string[] {
  if ('alternatives' in element) return element.alternatives.map((each) => each.elements.map(sampleOf).join(''));
  return [sampleOf(element)];
}

/** Returns a short text that the element matches, where one is found. */
function sampleOf(element: AST.Element): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return memberOf(element.raw);
    case 'Quantifier':
      return sampleOf(element.element).repeat(Math.min(Math.max(element.min, 1), 4));
    case 'CapturingGroup':
    case 'Group':
      return element.alternatives[0]?.elements.map(sampleOf).join('') ?? '';
    default:
      return '';
  }
}

function memberOf(raw: string): string {
  const one = new RegExp(`^${raw}$`, 'su');
  return candidates.find((candidate) => one.test(candidate)) ?? '';
}
