/** The digits of a text in their order, and nothing else; a CNPJ may hold letters and is normalised by its own module. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
