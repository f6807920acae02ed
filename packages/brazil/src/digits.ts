/** Returns the digits of a text in order. A CNPJ may contain letters: use cnpj.ts. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
