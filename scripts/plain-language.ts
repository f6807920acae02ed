/**
 * Phrases that docs/architecture.md ("Language") bans from comments and test titles, each with advice. The list holds the
 * most common ones of the past; it cannot judge a sentence.
 */
const bannedWords: [RegExp, string][] = [
  [/(?<!`)\b(no|some)body\b|\bwhoever\b|\bwhomever\b/i, 'Name the users, staff, clients or callers.'],
  [/\bgoes home\b|\bhears\b|\blearns a word\b/i, 'Describe what the code does, without personification.'],
  [/\bstands (in|there|beside|on|under|above|at)\b/i, 'Write "is", or name the relation.'],
  [/^\/\*\*[\s*]*What\b/, 'Begin with a verb ("Returns…") or a noun phrase.'],
  [/\bthe own\b|\banew\b|\bcomes to the same\b/i, 'Use the standard term (their own, again, idempotent).'],
  [/\blaps(e|es|ed)\b/i, 'A claim expires; the prescrição is the limitation.'],
];

const comment = /\/\*\*?\s[\s\S]*?\*\/|(?<=^|[\s;{])\/\/\s.*$/gm;
const title = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/g;

function positionsOf(text: string): { at: number; words: string }[] {
  const comments = [...text.matchAll(comment)].map((match) => ({ at: match.index, words: match[0] }));
  const titles = [...text.matchAll(title)].map((match) => ({ at: match.index, words: match[2] ?? '' }));
  return [...comments, ...titles];
}

/** Returns the comments and test titles of a source text that use a banned word: line (from 1), text and advice. */
export function linesBreakingLanguageRules(text: string): { line: number; words: string; advice: string }[] {
  return positionsOf(text).flatMap(({ at, words }) => {
    const advice = bannedWords.find(([pattern]) => pattern.test(words))?.[1];
    return advice ? [{ line: text.slice(0, at).split('\n').length, words, advice }] : [];
  });
}

/** Returns the lines of a Markdown text outside code blocks that use a banned word. */
export function documentLines(text: string): { line: number; words: string; advice: string }[] {
  let isCode = false;
  return text.split('\n').flatMap((words, i) => {
    if (words.startsWith('```')) isCode = !isCode;
    const advice = isCode ? undefined : bannedWords.find(([pattern]) => pattern.test(words))?.[1];
    return advice ? [{ line: i + 1, words, advice }] : [];
  });
}
