const placeholder = /\{\{[^{}]*\}\}/g;
const opened = '(<(?:p|div|li|h[1-6])(?: [^>]*)?>(?:<(?:strong|em|u)>)*';
const closed = '(?:<\\/(?:strong|em|u)>)';
const text = '(?![ªº])(?=[\\p{L}(“"])';
const named = new RegExp(
  `${opened}(?:cl[áa]usula|par[áa]grafo) [\\p{L}\\d]+(?:[.:)–-]${closed}*|${closed}+))${text}`,
  'giu',
);
const numbered = new RegExp(`${opened}(?:§ ?)?\\d+(?:\\.\\d+)*[ºª]?[.:)–-]?${closed}*)${text}`, 'gu');
const upperCase = /(?<![\p{L}\d[])\p{Lu}{2,}(?:[-/.&]?\p{Lu}+)*(?![\p{L}\d\]])/gu;
const piece = /<[^>]*>|&[#\w]+;|[^<&]+/g;

/** One letter alone, such as the A of a list, is no word to highlight; neither is what is strong already. */
function highlightUpperCase(html: string): string {
  let strong = 0;
  return html.replace(piece, (text) => {
    if (/^<(?:strong|h[1-6]|mark)\b/.test(text)) strong++;
    else if (/^<\/(?:strong|h[1-6]|mark)>/.test(text)) strong--;
    if (strong > 0 || text.startsWith('<') || text.startsWith('&')) return text;
    return text.replace(upperCase, (word) => `<strong>${word}</strong>`);
  });
}

/**
 * A contract's clean HTML as it is shown: without placeholders that nobody filled, a space behind what heads a
 * paragraph ('CLÁUSULA 1ª', '2.1'), upper-case words strong (W-369 to W-371). Its words stay those that were hashed.
 */
export function htmlForDisplay(html: string): string {
  return highlightUpperCase(html.replace(placeholder, '').replace(named, '$1 ').replace(numbered, '$1 '));
}

/** Whether there is anything to read, and not just the words that an empty value becomes (W-366). */
export function hasVisibleText(html: string | null | undefined): boolean {
  const text = (html ?? '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .trim();
  return text !== '' && text !== 'null' && text !== 'undefined';
}

/** Where the PDF of a contract comes from: its text, else the one that was attached, else nowhere (W-366 to W-368). */
export function pdfSource({ html, pdf }: { html: string | null; pdf: string | null }): 'html' | 'attached' | 'none' {
  if (hasVisibleText(html)) return 'html';
  return pdf ? 'attached' : 'none';
}
