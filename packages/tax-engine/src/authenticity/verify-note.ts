import type { NoteFacts } from '../notes/document-facts.ts';
import { DocumentReader } from '../notes/document-reader.ts';
import { decodeDocument } from '../xml/decode-document.ts';
import { XmlError } from '../xml/xml-error.ts';
import { CertificateBook } from './certificate-book.ts';
import { parseTree } from './dom.ts';
import { judged, type VerifiedNote } from './verdicts.ts';
import { verifyPlain } from './verify-plain.ts';
import { verifyInTree } from './verify-tree.ts';

type Verified = Omit<VerifiedNote, 'arquivo'>;

/** Verifies the notes of one file after the other. */
export class NoteVerifier {
  readonly #reader = new DocumentReader();
  readonly #certificates = new CertificateBook();

  /**
   * Verifies the digital signature of each note in a file (XMLDSig as NF-e, NFC-e and CF-e use it): the content is
   * what was signed, the signature is the certificate's, the certificate is the issuer's and was valid on the day of
   * issue, and the protocol is of this content. The chain up to ICP-Brasil's root is not looked at.
   */
  verify(bytes: Buffer): Verified[] {
    const notes = this.#readNotes(bytes);
    const [note] = notes;
    if (!note) return [];
    const document = decodeDocument(bytes);
    const plain = notes.length === 1 ? verifyPlain(document, note, this.#certificates) : undefined;
    if (plain) return [{ chave: note.key, ...plain }];

    const tree = parseTree(document.toString('utf8'));
    const unread = () => judged('ilegivel', 'O XML não pôde ser lido para a verificação.');
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

/** One file by itself; `NoteVerifier` says what is verified. */
export function verifyNotes(bytes: Buffer): Verified[] {
  return new NoteVerifier().verify(bytes);
}
