import {
  isPlaceholderKey,
  type PlaceholderKey,
  type PlaceholderValues,
  placeholderLabel,
} from './placeholder-catalogue.ts';
import { placeholderPattern, readKey } from './placeholders.ts';

export interface FilledTemplate {
  html: string;
  /** Keys of the catalogue without a value; their label stands in brackets in the text. */
  missing: PlaceholderKey[];
  /** Keys that the catalogue does not have; they stay as they are. */
  unknown: string[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Puts values, escaped, in the place of a template's placeholders; nothing is ever left out in silence. */
export function fillTemplate(html: string, values: PlaceholderValues): FilledTemplate {
  const missing = new Set<PlaceholderKey>();
  const unknown = new Set<string>();
  const filled = html.replace(placeholderPattern, (token, inner: string) => {
    const key = readKey(inner);
    if (!isPlaceholderKey(key)) {
      unknown.add(key);
      return token;
    }
    const value = values[key]?.trim();
    if (value) return escapeHtml(value);
    missing.add(key);
    return `<mark>[${escapeHtml(placeholderLabel(key))}]</mark>`;
  });
  return { html: filled, missing: [...missing], unknown: [...unknown] };
}
