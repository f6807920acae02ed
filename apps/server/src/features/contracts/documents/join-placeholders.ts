const tags = '(?:<\\/?(?:strong|em|u|s|sub|sup)>)*';
const inner = '((?:[^{}<>]|<\\/?(?:strong|em|u|s|sub|sup)>)*)';
const split = new RegExp(`\\{(${tags})\\{${inner}\\}(${tags})\\}`, 'g');
const anyTag = /<[^>]*>/g;

/**
 * A placeholder that an editor cut in pieces, by making a letter of it bold for instance, in one piece again. Its tags
 * keep their order behind it, so that what was opened before is closed after.
 */
export function joinPlaceholders(html: string): string {
  return html.replace(split, (_, opening: string, key: string, closing: string) => {
    const moved = [opening, ...(key.match(anyTag) ?? []), closing].join('');
    return `{{${key.replace(anyTag, '')}}}${moved}`;
  });
}
