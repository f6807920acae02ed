import { createHash } from 'node:crypto';
import { CryptoKeySigner, HttpTimestampAuthority, P12Signer, PDF, type Signer, type SignResult } from '@libpdf/core';
import { certifyNextSave } from './certify-pdf.ts';
import { type SealMaterial, sealAlgorithm } from './seal-certificate.ts';

export interface SealedPdf {
  bytes: Uint8Array;
  pages: number;
  /** The authority that issued the time stamp; undefined where none is configured or none answered. */
  stampedBy: string | undefined;
  /** Why a requested time stamp is missing. */
  stampFailure: string | undefined;
}

export async function countPages(pdf: Uint8Array): Promise<number> {
  return (await PDF.load(pdf)).getPageCount();
}

interface Sealing {
  pdf: Uint8Array;
  by: SealMaterial;
  reason: string;
  at: Date;
  /** Time-stamp authorities (RFC 3161), asked in order. */
  tsaUrls: readonly string[];
}

export async function sealPdf({ pdf, by, reason, at, tsaUrls }: Sealing): Promise<SealedPdf> {
  const signer = await signerOf(by);
  const sign = async (url?: string): Promise<SignResult & { pages: number }> => {
    const document = await PDF.load(pdf);
    certifyNextSave(document);
    const stamp = url
      ? { level: 'B-T' as const, timestampAuthority: new HttpTimestampAuthority(url, { timeout: 10_000 }) }
      : { level: 'B-B' as const };
    const signed = await document.sign({ signer, reason, signingTime: at, ...stamp, estimatedSize: 24_576 });
    return { ...signed, pages: document.getPageCount() };
  };

  let stampFailure: string | undefined;
  for (const url of tsaUrls) {
    try {
      const { bytes, pages } = await sign(url);
      return { bytes, pages, stampedBy: url, stampFailure: undefined };
    } catch (error) {
      // The next authority is asked; if all fail, the seal has no time stamp and records why.
      stampFailure = error instanceof Error ? error.message : String(error);
    }
  }
  const { bytes, pages } = await sign();
  return { bytes, pages, stampedBy: undefined, stampFailure };
}

/** Requests a time stamp (RFC 3161) of the content; the authorities are asked in order. */
export async function stampContent({ content, tsaUrls }: { content: Uint8Array; tsaUrls: readonly string[] }) {
  const digest = createHash('sha256').update(content).digest();
  let failure = '';
  for (const url of tsaUrls) {
    try {
      const token = await new HttpTimestampAuthority(url, { timeout: 10_000 }).timestamp(digest, 'SHA-256');
      return { token, url, failure: undefined };
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
  }
  return { token: undefined, url: undefined, failure };
}

/** Signs bytes with the key of a seal certificate (RSASSA-PKCS1-v1_5 or ECDSA, SHA-256). */
export async function signContent({ content, by }: { content: Uint8Array; by: SealMaterial }) {
  const signer = await signerOf(by);
  return { signature: await signer.sign(content, 'SHA-256'), certificate: signer.certificate };
}

/** Builds a one-page PDF to test a seal on. */
export async function makePage(text: string): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.addPage({ size: 'a4' }).drawText(text, { x: 60, y: 700 });
  return pdf.save();
}

/** Returns the certificate of the material. Throws when the password is wrong. */
export async function certificateOf(material: SealMaterial): Promise<Uint8Array> {
  return (await signerOf(material)).certificate;
}

async function signerOf(material: SealMaterial): Promise<Signer> {
  if (material.form === 'p12') return P12Signer.create(Buffer.from(material.p12, 'base64'), material.password);
  const pkcs8 = Buffer.from(material.pkcs8, 'base64');
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, sealAlgorithm, false, ['sign']);
  return new CryptoKeySigner(key, Buffer.from(material.certificate, 'base64'), 'RSA', 'RSASSA-PKCS1-v1_5');
}
