const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Returns a text as content or quoted attribute of HTML. */
export const inHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/**
 * Fills the slots of a built page: `{{name}}` with escaped text, `{{{name}}}` with HTML made by the caller. A slot in a
 * filled text stays as it is.
 */
export function fillSlots(template: string, texts: Record<string, string>, blocks: Record<string, string>): string {
  return template.replace(/\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g, (_, block?: string, text?: string) =>
    block === undefined ? inHtml(texts[text ?? ''] ?? '') : (blocks[block] ?? ''),
  );
}
