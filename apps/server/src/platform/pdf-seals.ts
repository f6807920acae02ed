import { readFileSync } from 'node:fs';
import { HttpTimestampAuthority, PDF, rgb, type SignResult } from '@libpdf/core';
import { PNG } from 'pngjs';
import qrcode from 'qrcode-generator';
import { roboto } from './pdf-maker.ts';
import { type SealMaterial, signerOf } from './seal-certificate.ts';

/** What stands at the foot of every page of a sealed document. */
export interface SealFooter {
  /** What the QR code leads to. */
  address: string;
  lines: string[];
}

export interface SealedPdf {
  bytes: Buffer;
  pages: number;
  /** The authority that stamped the time; undefined where none is configured or none answered. */
  stampedBy: string | undefined;
  /** Why there is no time stamp though one was asked for. */
  stampFailure: string | undefined;
}

/** How documents are sealed (PAdES). */
export interface PdfSeals {
  /** Whether an authority is asked for the time. */
  isStamping: boolean;
  countPages: (pdf: Uint8Array) => Promise<number>;
  /** One document of several, with the footer on each page. */
  join: (parts: readonly Uint8Array[], footer: SealFooter & { title: string }) => Promise<Buffer>;
  /** B-T where a time stamp could be had, B-B otherwise. */
  seal: (pdf: Uint8Array, by: SealMaterial, about: { reason: string; at: Date }) => Promise<SealedPdf>;
}

const ink = rgb(0.25, 0.28, 0.32);
const qrSize = 40;

/** @param tsaUrls authorities for the time stamp (RFC 3161), asked in order */
export function pdfSeals(tsaUrls: readonly string[]): PdfSeals {
  return {
    isStamping: tsaUrls.length > 0,

    countPages: async (pdf) => (await PDF.load(pdf)).getPageCount(),

    async join(parts, footer) {
      const pdf = await PDF.merge([...parts]);
      const font = pdf.embedFont(readFileSync(roboto.normal));
      const qr = pdf.embedImage(qrPicture(footer.address));
      for (const page of pdf.getPages()) {
        page.drawImage(qr, { x: 12, y: 12, width: qrSize, height: qrSize });
        footer.lines.forEach((line, i) => {
          page.drawText(line, { x: 60, y: 25 - 9 * i, size: 6.5, font, color: ink });
        });
      }
      pdf.setTitle(footer.title, { showInWindowTitleBar: true });
      pdf.setLanguage('pt-BR');
      return Buffer.from(await pdf.save({ subsetFonts: true }));
    },

    async seal(pdf, by, { reason, at }) {
      const signer = await signerOf(by);
      const sign = async (url?: string): Promise<SignResult & { pages: number }> => {
        const document = await PDF.load(pdf);
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
          return { bytes: Buffer.from(bytes), pages, stampedBy: url, stampFailure: undefined };
        } catch (error) {
          // The next authority is asked; without any the seal goes without a stamp and says so.
          stampFailure = error instanceof Error ? error.message : String(error);
        }
      }
      const { bytes, pages } = await sign();
      return { bytes: Buffer.from(bytes), pages, stampedBy: undefined, stampFailure };
    },
  };
}

/** Four pixels a module, with the quiet zone that readers want. */
function qrPicture(address: string): Uint8Array {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const [scale, quiet] = [4, 2];
  const side = (code.getModuleCount() + 2 * quiet) * scale;
  const png = new PNG({ width: side, height: side, colorType: 2 });
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [row, column] = [Math.floor(y / scale) - quiet, Math.floor(x / scale) - quiet];
      const inside = row >= 0 && column >= 0 && row < code.getModuleCount() && column < code.getModuleCount();
      const tone = inside && code.isDark(row, column) ? 0 : 255;
      png.data.set([tone, tone, tone, 255], (y * side + x) * 4);
    }
  }
  return PNG.sync.write(png, { colorType: 2 });
}
