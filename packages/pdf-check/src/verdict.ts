import { sealsOf, sha256Hex } from './seals.ts';

/** The registration made when the document was sealed. */
export interface Registered {
  /** SHA-256 of the sealed file, in hex, and its size in bytes. */
  sha256: string;
  size: number;
  /** SHA-256 of the sealing certificate, in hex. */
  fingerprint: string;
}

/**
 * `valido`: exactly the sealed file. `alterado`: that file with an addition behind it and an intact seal. `invalido`:
 * anything else.
 */
export type Verdict = 'valido' | 'alterado' | 'invalido';

export interface CheckedFile {
  verdict: Verdict;
  /** SHA-256 of the file that was checked. */
  sha256: string;
  /** State of the file's own seal: intact, broken, by another certificate, or missing. */
  seal: 'integro' | 'rompido' | 'outro' | 'ausente';
}

/** Compares a PDF with its registration, by hash and by seal. Works offline. */
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
