import type { SealMaterial } from './seal-certificate.ts';
import type * as sealPdf from './seal-pdf.ts';
import { threadWork, type WorkThread } from './work-thread.ts';

/** Seals documents (PAdES) in a thread. */
export interface PdfSeals {
  /** True when a time-stamp authority is configured. */
  isStamping: boolean;
  countPages: (pdf: Uint8Array) => Promise<number>;
  /** Seals as PAdES B-T with a time stamp, or B-B where none could be obtained. */
  seal: (pdf: Uint8Array, by: SealMaterial, about: { reason: string; at: Date }) => Promise<sealPdf.SealedPdf>;
  /** Requests a time stamp of the content; without one, returns why. */
  stamp: (content: Uint8Array) => ReturnType<typeof sealPdf.stampContent>;
  /** Signs bytes with the key of a seal certificate. */
  sign: (content: Uint8Array, by: SealMaterial) => ReturnType<typeof sealPdf.signContent>;
  /** Builds a one-page PDF to test a seal on. */
  page: (text: string) => Promise<Uint8Array>;
  /** Returns the certificate of the material. Rejects when the password is wrong. */
  certificateOf: (material: SealMaterial) => Promise<Uint8Array>;
}

const file = new URL('./seal-pdf.ts', import.meta.url);
const works = {
  count: threadWork<typeof sealPdf.countPages>(file, 'countPages'),
  seal: threadWork<typeof sealPdf.sealPdf>(file, 'sealPdf'),
  page: threadWork<typeof sealPdf.makePage>(file, 'makePage'),
  stamp: threadWork<typeof sealPdf.stampContent>(file, 'stampContent'),
  sign: threadWork<typeof sealPdf.signContent>(file, 'signContent'),
  certificate: threadWork<typeof sealPdf.certificateOf>(file, 'certificateOf'),
};

/** @param tsaUrls time-stamp authorities (RFC 3161), asked in order */
export function pdfSeals(tsaUrls: readonly string[], thread: Pick<WorkThread, 'run'>): PdfSeals {
  return {
    isStamping: tsaUrls.length > 0,
    countPages: (pdf) => thread.run(works.count, pdf),
    seal: (pdf, by, about) => thread.run(works.seal, { pdf, by, ...about, tsaUrls }),
    page: (text) => thread.run(works.page, text),
    stamp: (content) => thread.run(works.stamp, { content, tsaUrls }),
    sign: (content, by) => thread.run(works.sign, { content, by }),
    certificateOf: (material) => thread.run(works.certificate, material),
  };
}
