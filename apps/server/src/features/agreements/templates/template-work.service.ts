import { threadWork } from '../../../platform/work-thread.ts';
import type { cleanEditedHtml } from './clean-html.rules.ts';
import type { checkTemplateText } from './documents/check-template-text.ts';

/** Work on a person's HTML. It runs in the text thread, so that no text can stop the thread of the requests. */
export const templateWork = {
  clean: threadWork<typeof cleanEditedHtml>(new URL('./clean-html.rules.ts', import.meta.url), 'cleanEditedHtml'),
  check: threadWork<typeof checkTemplateText>(
    new URL('./documents/check-template-text.ts', import.meta.url),
    'checkTemplateText',
  ),
};
