import { capitalise, connectives } from './title-case.ts';

/** Written in capitals inside a name: legal forms and abbreviations that have a vowel. */
const kept = new Set(['ME', 'MEI', 'EPP', 'SA', 'SPE', 'SCP', 'SLU', 'TI', 'ABC', 'ONG', 'EUA', 'USA']);
/** Abbreviations without a vowel that are no initialisms. */
const abbreviations = new Set(['DR', 'SR', 'JR', 'LTD', 'PHD']);

const roman = /^X{0,3}(IX|IV|V?I{0,3})$/;
const vowel = /[AEIOUYÀ-ÖØ-ÝŸ]/;
const apostrophe = /^['’]$/;
const separator = /^[\s-]/;

function isInitialism(word: string, after: string): boolean {
  if (kept.has(word) || roman.test(word) || /\d/.test(word)) return true;
  return !vowel.test(word) && !abbreviations.has(word) && !after.startsWith('.');
}

/** @param before the character before the word; @param after what follows it, at least its first character */
function displayWord(word: string, before: string, after: string): string {
  const lower = word.toLowerCase();
  if (connectives.has(lower) && separator.test(before) && separator.test(after)) return lower;
  // The possessive of "LANCHONETE DO ZÉ'S" and the like.
  if (word === 'S' && apostrophe.test(before) && !/^\p{L}/u.test(after)) return lower;
  return word.length === 1 || isInitialism(word, after) ? word : capitalise(lower);
}

/**
 * Returns a name of a person or company as it is shown: `COMERCIO EXEMPLO LTDA` becomes `Comercio Exemplo Ltda`
 * (F-502). A name that is not written in capitals is returned unchanged. Stored text and legal documents keep the
 * original.
 */
export function displayName<Stored extends string | null | undefined>(
  stored: Stored,
): Stored extends string ? string : Stored;
export function displayName(stored: string | null | undefined): string | null | undefined {
  if (!stored || /\p{Ll}/u.test(stored)) return stored;
  return stored.replace(/[\p{L}\p{N}]+/gu, (word, at: number) =>
    displayWord(word, stored.slice(Math.max(0, at - 1), at), stored.slice(at + word.length, at + word.length + 2)),
  );
}
