import { threadWork } from '../../../platform/work-thread.ts';
import type { agreementPdf } from './agreement.pdf.ts';

export const agreementPdfWork = threadWork<typeof agreementPdf>(
  new URL('./agreement.pdf.ts', import.meta.url),
  'agreementPdf',
);
