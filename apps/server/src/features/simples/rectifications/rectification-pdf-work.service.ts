import { threadWork } from '../../../platform/work-thread.ts';
import type { renderMirrors } from './rectification-mirror.pdf.ts';

export const mirrorPdfWork = threadWork<typeof renderMirrors>(
  new URL('./rectification-mirror.pdf.ts', import.meta.url),
  'renderMirrors',
);
