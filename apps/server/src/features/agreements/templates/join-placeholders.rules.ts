const tags = '(?:<\\/?(?:strong|em|u|s|sub|sup)>)*';
const inner = '((?:[^{}<>]|<\\/?(?:strong|em|u|s|sub|sup)>)*)';
const split = new RegExp(`\\{(${tags})\\{${inner}\\}(${tags})\\}`, 'g');
const anyTag = /<[^<>]*>/g;

/**
 * Joins a placeholder that an editor split with tags, for example by making one letter bold. The tags follow it in their
 * original order, so that they still nest.
 */
export function joinPlaceholders(html: string): string {
  return html.replace(split, (_, opening: string, key: string, closing: string) => {
    const moved = [opening, ...(key.match(anyTag) ?? []), closing].join('');
    return `{{${key.replace(anyTag, '')}}}${moved}`;
  });
}
