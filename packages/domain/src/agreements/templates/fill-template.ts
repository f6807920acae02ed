import type { ServiceType } from '../../recovery/products/service-type.ts';
import { conditionsOf, keepBranches } from './conditions.ts';
import {
  isPlaceholderKey,
  type PlaceholderKey,
  type PlaceholderValues,
  placeholderLabel,
} from './placeholder-catalogue.ts';
import { normalizePlaceholderKey, piecesOf, placeholderPattern } from './placeholders.ts';

export interface FilledTemplate {
  html: string;
  /** Catalogue keys without a value; the text shows their label in brackets. */
  missing: PlaceholderKey[];
  /** Keys that are not in the catalogue; they stay in the text. */
  unknown: string[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a value for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Returns the mark of a missing value in a text. */
export function missingMark(label: string): string {
  return `<mark>[${escapeHtml(label)}]</mark>`;
}

/** Keeps the branches of a template that hold, and replaces its placeholders with escaped values; lists what could not be filled. */
export function fillTemplate(
  html: string,
  values: PlaceholderValues,
  services: readonly ServiceType[] = [],
): FilledTemplate {
  const missing = new Set<PlaceholderKey>();
  const unknown = new Set<string>();
  const filled = keepBranches(piecesOf(html), conditionsOf(values, services)).replace(
    placeholderPattern,
    (token, inner: string) => {
      const key = normalizePlaceholderKey(inner);
      if (!isPlaceholderKey(key)) {
        unknown.add(key);
        return token;
      }
      const value = values[key]?.trim();
      if (value) return escapeHtml(value);
      missing.add(key);
      return missingMark(placeholderLabel(key));
    },
  );
  return { html: filled, missing: [...missing], unknown: [...unknown] };
}
