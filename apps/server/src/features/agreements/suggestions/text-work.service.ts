import { threadWork } from '../../../platform/work-thread.ts';
import type { cleanSuggestedText, previewChanges } from './suggested-text.rules.ts';

const file = new URL('./suggested-text.rules.ts', import.meta.url);

/** Work on a person's HTML. It runs in the text thread, so that no text can stop the thread of the requests. */
export const textWork = {
  clean: threadWork<typeof cleanSuggestedText>(file, 'cleanSuggestedText'),
  preview: threadWork<typeof previewChanges>(file, 'previewChanges'),
};
