/** Splits a comma-separated text. */
export function words(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}
