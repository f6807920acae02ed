import { cleanHtml } from '../contracts/documents/clean-html.ts';
import { markChanges } from './mark-changes.ts';

/** What somebody edited, by the rules of a template's text. */
export function editedText(html: string): string {
  return cleanHtml(html);
}

/** A text as it would become; both are cleaned anew, whatever was kept. */
export function previewOf(before: string, after: string, { highlight }: { highlight: boolean }): string {
  const clean = cleanHtml(after);
  return highlight ? markChanges(cleanHtml(before), clean) : clean;
}
