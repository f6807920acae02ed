import { threadWork } from '../../platform/work-thread.ts';
import type { contractPdf } from './contract-pdf.ts';

export const contractPaper = threadWork<typeof contractPdf>(
  new URL('./contract-pdf.ts', import.meta.url),
  'contractPdf',
);
