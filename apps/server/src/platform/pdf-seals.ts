import type { SealMaterial } from './seal-certificate.ts';
import type * as sealPdf from './seal-pdf.ts';
import { threadWork, type WorkThread } from './work-thread.ts';

/** How documents are sealed (PAdES), in a thread. */
export interface PdfSeals {
  /** Whether an authority is asked for the time. */
  isStamping: boolean;
  countPages: (pdf: Uint8Array) => Promise<number>;
  /** One document of several, with the footer on each page. */
  join: (parts: readonly Uint8Array[], footer: sealPdf.SealFooter) => Promise<Uint8Array>;
  /** B-T where a time stamp could be had, B-B otherwise. */
  seal: (pdf: Uint8Array, by: SealMaterial, about: { reason: string; at: Date }) => Promise<sealPdf.SealedPdf>;
  /** A page to try a seal on. */
  page: (text: string) => Promise<Uint8Array>;
  /** The certificate in the material. Fails when a password does not open it. */
  certificateOf: (material: SealMaterial) => Promise<Uint8Array>;
}

const file = new URL('./seal-pdf.ts', import.meta.url);
const works = {
  count: threadWork<typeof sealPdf.countPages>(file, 'countPages'),
  join: threadWork<typeof sealPdf.joinPdfs>(file, 'joinPdfs'),
  seal: threadWork<typeof sealPdf.sealPdf>(file, 'sealPdf'),
  page: threadWork<typeof sealPdf.makePage>(file, 'makePage'),
  certificate: threadWork<typeof sealPdf.certificateOf>(file, 'certificateOf'),
};

/** @param tsaUrls authorities for the time stamp (RFC 3161), asked in order */
export function pdfSeals(tsaUrls: readonly string[], thread: Pick<WorkThread, 'run'>): PdfSeals {
  return {
    isStamping: tsaUrls.length > 0,
    countPages: (pdf) => thread.run(works.count, pdf),
    join: (parts, footer) => thread.run(works.join, { parts, footer }),
    seal: (pdf, by, about) => thread.run(works.seal, { pdf, by, ...about, tsaUrls }),
    page: (text) => thread.run(works.page, text),
    certificateOf: (material) => thread.run(works.certificate, material),
  };
}
