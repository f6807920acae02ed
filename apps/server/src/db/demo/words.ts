/** A list written as text, parted by commas. */
export function words(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}
