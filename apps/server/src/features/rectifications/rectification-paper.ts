import { threadWork } from '../../platform/work-thread.ts';
import type { mirrorPaper } from './paper/mirror-paper.ts';

export const rectificationPaper = threadWork<typeof mirrorPaper>(
  new URL('./paper/mirror-paper.ts', import.meta.url),
  'mirrorPaper',
);
