import { threadWork } from '../../../platform/work-thread.ts';
import type { cleanEditedHtml } from '../templates/clean-html.rules.ts';
import type { previewChanges } from './suggested-text.rules.ts';

const cleaner = new URL('../templates/clean-html.rules.ts', import.meta.url);
const comparison = new URL('./suggested-text.rules.ts', import.meta.url);

/** Work on a person's HTML. It runs in the text thread, so that no text can stop the thread of the requests. */
export const textWork = {
  clean: threadWork<typeof cleanEditedHtml>(cleaner, 'cleanEditedHtml'),
  preview: threadWork<typeof previewChanges>(comparison, 'previewChanges'),
};
