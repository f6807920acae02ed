const longest = 300;

/** Patterns of what may be personal or secret, with the text shown in its place. Each runs in linear time. */
const hidden: [pattern: RegExp, shown: string][] = [
  [/[^\s@<>"'():]{1,64}@[^\s@<>"'()]{1,255}/g, '[e-mail]'],
  [/\b[a-z]{2,10}:\/\/[^\s"'<>]{1,500}/gi, '[endereço]'],
  // Tokens and hashes.
  [/[\w-]{24,200}/g, '[código]'],
  // Documents, telephone numbers and ids, with their separators.
  [/\d[\d ()-]{8,40}\d/g, '[número]'],
  [/\d[\d./-]{4,40}\d|\d{5,40}/g, '[número]'],
  // Values that Node and PostgreSQL quote, but not the names of the schema.
  [/(?<!(?:constraint|relation|column|table) )"[^"]{1,300}"/g, '[…]'],
  [/=\([^)]{1,300}\)/g, '=[…]'],
];

/** Returns the first line of an error for the page of the operators, without values that may be personal or secret. */
export function shownError(message: string | null): string {
  const line = (message ?? '').split('\n', 1)[0]?.trim().slice(0, 2_000) ?? '';
  if (line === '') return 'Sem mensagem de erro.';
  const clean = hidden.reduce((text, [pattern, shown]) => text.replace(pattern, shown), line);
  return clean.length > longest ? `${clean.slice(0, longest - 1)}…` : clean;
}
