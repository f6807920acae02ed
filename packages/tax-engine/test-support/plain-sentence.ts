/** Abbreviations that every analyst of the Simples Nacional reads as words. */
const knownCapitals = new Set(['NCM', 'CEST', 'CFOP', 'PIS', 'COFINS', 'ICMS', 'CST', 'DAS', 'IBS', 'CBS']);

/** Patterns of a sentence that is not plain pt-BR, with their names. */
const refused: readonly [what: string, pattern: RegExp][] = [
  ['a code name', /[A-Za-z]_[A-Za-z]|\b[a-z]+[A-Z]\w*/],
  ['a name of a field of the invoice', /EXTIPI|indTot|xProd|vProd/i],
  ['an abbreviation', /\b(p|c|s|c\/c|ref|cód|cod|obs|qtd|prod|exc?|art|arts|inc|§|n)[./]|\b(p|c|s)\/ ?\w|\bEx \d/],
  ['a number of a code', /\d{2}\.\d{2}|\b(?!(19|20)\d\d\b)\d{4,}\b|4\.3\.1|\bSH ?\d/],
  ['an operator', /=>|<=|>=|≥|≤|->|[{}[\]|*\\]/],
  ['a missing value', /undefined|null|NaN/],
  ['a space too many', / {2}|^\s|\s$|\s[.,:;]/],
];

/** Lists what makes a sentence unreadable for an analyst; empty for a plain one. `sentence` has no full stop. */
export function problemsOf(sentence: string): string[] {
  const problems = refused.filter(([, pattern]) => pattern.test(sentence)).map(([what]) => what);
  const capitals = (sentence.match(/\b[A-Z][A-Z_]+\b/g) ?? []).filter((word) => !knownCapitals.has(word));
  if (capitals.length > 0) problems.push(`capitals: ${capitals.join(', ')}`);
  if (!/^[A-ZÀ-Ý]/.test(sentence)) problems.push('no capital at the beginning');
  if (sentence.split(' ').length < 3) problems.push('no sentence');
  if (/[.:;,]$/.test(sentence)) problems.push('a sign at the end');
  return problems;
}
