import { sealsOf, sha256Hex } from './seals.ts';

/** What was registered when the document was sealed. */
export interface Registered {
  /** SHA-256 of the sealed file, in hex, and its size in bytes. */
  sha256: string;
  size: number;
  /** SHA-256 of the certificate that sealed it, in hex. */
  fingerprint: string;
}

/**
 * `valido`: the very file that was sealed. `alterado`: that file with something added behind it, the seal beneath is
 * whole. `invalido`: anything else.
 */
export type Verdict = 'valido' | 'alterado' | 'invalido';

export interface CheckedFile {
  verdict: Verdict;
  /** Of the file that was given. */
  sha256: string;
  /** What its seal says by itself: whole, broken, by another certificate, or not there. */
  seal: 'integro' | 'rompido' | 'outro' | 'ausente';
}

/** Holds a PDF against what was registered: by its hash, and by the seal in it. Nothing leaves the machine. */
export async function checkFile(pdf: Uint8Array, registered: Registered): Promise<CheckedFile> {
  const sha256 = await sha256Hex(pdf);
  const seals = await sealsOf(pdf);
  const own = seals.filter(({ fingerprint }) => fingerprint === registered.fingerprint);
  const standing = own.find(({ holds, end }) => holds && end === registered.size);
  const seal = standing ? 'integro' : own.length > 0 ? 'rompido' : seals.length > 0 ? 'outro' : 'ausente';
  if (!standing) return { verdict: 'invalido', sha256, seal };

  if (sha256 === registered.sha256) return { verdict: 'valido', sha256, seal };
  const sealedPart = await sha256Hex(pdf.subarray(0, registered.size));
  return { verdict: sealedPart === registered.sha256 ? 'alterado' : 'invalido', sha256, seal };
}
