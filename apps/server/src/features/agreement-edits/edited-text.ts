import { cleanHtml } from '../contracts/documents/clean-html.ts';
import { markChanges } from './mark-changes.ts';

const wrapped = /<(li|td|th)((?: [^>]*)?)><p>((?:(?!<\/?p\b)[\s\S])*?)<\/p><\/\1>/g;
const spansOne = / (?:colspan|rowspan)="1"/g;

/** What somebody edited, by the rules of a template's text and without what an editor adds to items and cells. */
export function editedText(html: string): string {
  return cleanHtml(html).replace(spansOne, '').replace(wrapped, '<$1$2>$3</$1>');
}

/** A text as it would become; both are cleaned anew, whatever was kept. */
export function previewOf(before: string, after: string, { highlight }: { highlight: boolean }): string {
  const clean = cleanHtml(after);
  return highlight ? markChanges(cleanHtml(before), clean) : clean;
}
