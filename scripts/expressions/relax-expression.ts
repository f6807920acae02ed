import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A replacement of a part of the source. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Repetitions above this number are treated as unbounded, because they make the automaton large. */
const mostCounted = 8;
const lettersOfWord = 2;

/** A character that no attack contains: an expression that requires it fails. */
const absent = '\\uffff';

/**
 * Rewrites an expression into forms that the automaton of recheck can decide: without look-around, with the group in
 * place of a back-reference, with unbounded repetitions in place of large ones, with short words. In the second form a
 * look-ahead at the end always fails. A form may be slow where the original is not, so that a finding about it has to be
 * confirmed with the original.
 */
export function relaxedForms(source: string, flags: string): string[] {
  return [...new Set([relaxed(source, flags, '(?:)'), relaxed(source, flags, absent)])];
}

function relaxed(source: string, flags: string, atEnd: string): string {
  const edits: Edit[] = [];
  visitRegExpAST(parseExpression(source, flags), {
    onAssertionEnter: (assertion) => {
      const { kind, start, end, parent } = assertion;
      if (kind !== 'lookahead' && kind !== 'lookbehind') return;
      const isLast = kind === 'lookahead' && parent.type === 'Alternative' && parent.elements.at(-1) === assertion;
      edits.push({ start, end, text: isLast ? atEnd : '(?:)' });
    },
    onBackreferenceEnter: ({ resolved, start, end }) => {
      const group = Array.isArray(resolved) ? resolved[0] : resolved;
      edits.push({ start, end, text: group ? `(?:${group.alternatives.map(({ raw }) => raw).join('|')})` : '(?:)' });
    },
    onQuantifierEnter: ({ min, max, element, end }) => {
      if (max === 1 || (max <= mostCounted && min <= mostCounted) || (max === Infinity && min <= 1)) return;
      const text = min === max ? `{${lettersOfWord}}` : min === 0 ? '*' : '+';
      edits.push({ start: element.end, end, text });
    },
    onAlternativeEnter: ({ elements }) => edits.push(...shortenedWords(elements)),
  });
  return applyEdits(source, edits);
}

/** Parses a pattern; positions in the tree are positions in the source. */
export function parseExpression(source: string, flags: string): AST.Pattern {
  return new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
}

function shortenedWords(elements: readonly AST.Element[]): Edit[] {
  const edits: Edit[] = [];
  let word = 0;
  for (const element of elements) {
    const isLetter = element.type === 'Character' && /^[\p{L}]$/u.test(element.raw);
    word = isLetter ? word + 1 : 0;
    if (word > lettersOfWord) edits.push({ start: element.start, end: element.end, text: '' });
  }
  return edits;
}

/** Applies the edits from the end; one inside another is dropped. */
function applyEdits(source: string, edits: readonly Edit[]): string {
  let text = source;
  let from = Number.POSITIVE_INFINITY;
  const outer = edits.filter(
    (edit) => !edits.some((other) => other !== edit && other.start <= edit.start && other.end >= edit.end),
  );
  for (const { start, end, text: replacement } of outer.toSorted((a, b) => b.start - a.start)) {
    if (end > from) continue;
    text = text.slice(0, start) + replacement + text.slice(end);
    from = start;
  }
  return text;
}
