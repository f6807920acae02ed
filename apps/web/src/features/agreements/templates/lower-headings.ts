const heading = /<(\/?)h([1-5])(?=[\s>])/gi;

/** Returns the HTML of a text with its headings one level lower: the page that shows it has the heading of level 1. */
export function lowerHeadings(html: string): string {
  return html.replace(heading, (_tag, slash: string, level: string) => `<${slash}h${Number(level) + 1}`);
}
