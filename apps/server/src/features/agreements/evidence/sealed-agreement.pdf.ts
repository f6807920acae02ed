import { formatVerificationCode } from '@restitui/domain/agreements/evidence/verification-code.ts';
import { type AgreementPdfInput, agreementPdf } from '../documents/agreement.pdf.ts';
import { summaryPage } from './evidence-summary.pdf.ts';
import { signaturePage } from './signature-page.pdf.ts';
import type { SignedAct, SignedDocument, SummaryEvent } from './signed-document.wire.ts';

export interface SealedAgreementInput {
  agreement: AgreementPdfInput;
  document: SignedDocument;
  acts: SignedAct[];
  happened: SummaryEvent[];
  /** The full log as JSON text, and the number of its entries. */
  log: { content: string; entries: number };
}

/** Builds the PDF that is sealed: the agreement, the signatures, one page of evidence and the log as a file. */
export function sealedAgreementPdf({ agreement, document, acts, happened, log }: SealedAgreementInput) {
  return agreementPdf(agreement, {
    footer: `Versão ${agreement.version} · Código ${formatVerificationCode(document.code)}`,
    pages: () => [...signaturePage(document, acts), ...summaryPage(document, acts, happened, log.entries)],
    files: [{ name: 'registro.json', description: 'Registro completo das evidências', content: log.content }],
  });
}
