import { emphasizeTerms } from './emphasize-terms.ts';

const placeholder = /\{\{[^{}]*\}\}/g;
const opened = '(<(?:p|div|li|h[1-6])(?: [^<>]*)?>(?:<(?:strong|em|u)>)*';
const closed = '(?:<\\/(?:strong|em|u)>)';
const text = '(?![ªº])(?=[\\p{L}(“"])';
const named = new RegExp(
  `${opened}(?:cl[áa]usula|par[áa]grafo) [\\p{L}\\d]+(?:[.:)–-]${closed}*|${closed}+))${text}`,
  'giu',
);
const numbered = new RegExp(`${opened}(?:§ ?)?\\d+(?:\\.\\d+)*[ºª]?[.:)–-]?${closed}*)${text}`, 'gu');

/**
 * Prepares an agreement's clean HTML for display: removes unfilled placeholders, adds a space after paragraph numbers
 * ('CLÁUSULA 1ª', '2.1') and emphasizes headings and terms in capitals (W-369 to W-371). The words stay those that were hashed.
 */
export function htmlForDisplay(html: string): string {
  return emphasizeTerms(html.replace(placeholder, '').replace(named, '$1 ').replace(numbered, '$1 '));
}

/** Returns whether there is text to read other than the string form of an empty value (W-366). */
export function hasVisibleText(html: string | null | undefined): boolean {
  const text = (html ?? '')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .trim();
  return text !== '' && text !== 'null' && text !== 'undefined';
}

/** Returns the source of an agreement's PDF: its text, the attached file, or none (W-366 to W-368). */
export function pdfSource({ html, pdf }: { html: string | null; pdf: string | null }): 'html' | 'attached' | 'none' {
  if (hasVisibleText(html)) return 'html';
  return pdf ? 'attached' : 'none';
}
