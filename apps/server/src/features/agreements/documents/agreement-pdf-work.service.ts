import { threadWork } from '../../../platform/work-thread.ts';
import type { agreementPdf } from './agreement.pdf.ts';

/** Time limit of a contract's PDF. A text of the largest accepted size takes about 3 s of a core. */
export const agreementPdfSeconds = 30;

export const agreementPdfWork = threadWork<typeof agreementPdf>(
  new URL('./agreement.pdf.ts', import.meta.url),
  'agreementPdf',
);
