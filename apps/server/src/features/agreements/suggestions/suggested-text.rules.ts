import { cleanHtml } from '../templates/clean-html.rules.ts';
import { markChanges } from './mark-changes.rules.ts';

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
