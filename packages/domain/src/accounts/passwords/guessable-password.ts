/** Words of this product and its users' language that passwords are often built on (ASVS 6.2.11). */
const productWords = ['restitui', 'restituicao', 'senha', 'mudar', 'brasil'];

const shortestWord = 4;
const fewestOwnCharacters = 4;

/** Returns the text in lower case and without accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns whether a password is little more than words that an attacker knows: names, e-mails and companies of the
 * account, or words of the product. Beside them it needs four characters that are not all digits.
 */
export function isGuessable(password: string, known: readonly (string | null | undefined)[]): boolean {
  const text = folded(password);
  const rest = wordsOf(known).reduce((left, word) => left.replaceAll(word, ''), text);
  if (rest === text) return false;
  return [...rest].length < fewestOwnCharacters || /^\d+$/.test(rest);
}

/** Whole values without separators, and their words; longest first, so that a word does not hide a longer one. */
function wordsOf(known: readonly (string | null | undefined)[]): string[] {
  const texts = [...productWords, ...known.map((text) => folded(text ?? ''))];
  const words = texts.flatMap((text) => [text, text.replace(/[^\p{L}\p{N}]/gu, ''), ...text.split(/[^\p{L}\p{N}]+/u)]);
  const long = new Set(words.filter((word) => word.length >= shortestWord));
  return [...long].sort((one, other) => other.length - one.length);
}
