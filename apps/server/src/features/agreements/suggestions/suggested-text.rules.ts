import { cleanHtml } from '../templates/clean-html.rules.ts';
import { markChanges } from './mark-changes.rules.ts';

const wrapped = /<(li|td|th)((?: [^<>]*)?)><p>([^<]*(?:<(?!\/?p\b)[^<]*)*)<\/p><\/(li|td|th)>/g;
const singleSpans = / (?:colspan|rowspan)="1"/g;

/** Cleans an edited text and removes what the editor adds to list items and cells. */
export function cleanSuggestedText(html: string): string {
  return cleanHtml(html).replace(singleSpans, '').replace(wrapped, withoutParagraph);
}

function withoutParagraph(all: string, tag: string, attributes: string, content: string, end: string): string {
  return tag === end ? `<${tag}${attributes}>${content}</${tag}>` : all;
}

interface ChangedText {
  before: string;
  after: string;
  highlight: boolean;
}

/** Returns the changed text, optionally with marks. Cleans both texts again, whatever is stored. */
export function previewChanges({ before, after, highlight }: ChangedText): string {
  const clean = cleanHtml(after);
  return highlight ? markChanges(cleanHtml(before), clean) : clean;
}
