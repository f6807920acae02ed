import type { NoteFacts } from '../notes/document-facts.ts';
import { DocumentReader } from '../notes/document-reader.ts';
import { decodeDocument } from '../xml/decode-document.ts';
import { XmlError } from '../xml/xml-error.ts';
import { CertificateCache } from './certificate-cache.ts';
import { parseTree } from './dom.ts';
import { createVerdict, type VerifiedNote } from './verdicts.ts';
import { verifyPlain } from './verify-plain.ts';
import { verifyInTree } from './verify-tree.ts';

type Verified = Omit<VerifiedNote, 'arquivo'>;

/** Verifies the notes of several files, caching certificates. */
export class NoteVerifier {
  readonly #reader = new DocumentReader();
  readonly #certificates = new CertificateCache();

  /**
   * Verifies the digital signature of each note in a file (XMLDSig as NF-e, NFC-e and CF-e use it): the content is
   * unchanged, the signature matches the certificate, the certificate belongs to the issuer and was valid on the day of
   * issue, and the protocol authorised this content. The chain up to ICP-Brasil's root is not verified.
   */
  verify(bytes: Buffer): Verified[] {
    const notes = this.#readNotes(bytes);
    const [note] = notes;
    if (!note) return [];
    const document = decodeDocument(bytes);
    const plain = notes.length === 1 ? verifyPlain(document, note, this.#certificates) : undefined;
    if (plain) return [{ chave: note.key, ...plain }];

    const tree = parseTree(document.toString('utf8'));
    const unread = () => createVerdict('ilegivel', 'O XML não pôde ser lido para a verificação.');
    return notes.map((one) => ({
      chave: one.key,
      ...(tree ? verifyInTree(tree, one, this.#certificates) : unread()),
    }));
  }

  #readNotes(bytes: Buffer): NoteFacts[] {
    try {
      return this.#reader.read(bytes).notes;
    } catch (error) {
      if (!(error instanceof XmlError)) throw error;
      return [];
    }
  }
}

/** Verifies the notes of a single file; see `NoteVerifier.verify`. */
export function verifyNotes(bytes: Buffer): Verified[] {
  return new NoteVerifier().verify(bytes);
}
