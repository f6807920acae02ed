import type { NoteDocument } from '@restitui/domain/simples/analysis/note-documents.api.ts';

/** Returns the XML of a note as a file with the bytes that were sent. */
export function noteFile({ chave, xml_base64 }: Pick<NoteDocument, 'chave' | 'xml_base64'>): File {
  const bytes = Uint8Array.from(atob(xml_base64), (char) => char.charCodeAt(0));
  return new File([bytes], `${chave}.xml`, { type: 'application/xml' });
}
