import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import type { Progress } from './engine-types.ts';
import type { ItemRules } from './notes/item-rules.ts';
import { type NotesReading, readNotes } from './notes/read-notes.ts';
import { type DeclarationsReading, readDeclarations } from './pgdas/read-declarations.ts';

export interface BothZips {
  cnpj: string;
  xmlZip: string;
  pgdasZip: string;
  /** An existing folder for temporary files. */
  tempDir: string;
  rules: ItemRules;
  /** An analyst's decision per year on whether the client is a wholesaler of cold drinks. */
  atacadista?: Record<number, boolean>;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/**
 * Reads declarations and notes at the same time: PDFs are read in a thread of their own, so that both together take the
 * longer of the two where a core is free. Progress is that of the notes until they are read.
 * @throws ZipError of the declarations before that of the notes, whichever comes first; the signal's reason when
 * aborted.
 */
export async function readBothZips(input: BothZips): Promise<{
  declarations: DeclarationsReading;
  notes: NotesReading;
}> {
  const { cnpj, tempDir, onProgress, rules, atacadista } = input;
  const refused = new AbortController();
  const signal = AbortSignal.any(input.signal ? [input.signal, refused.signal] : [refused.signal]);
  let notesAreRead = false;
  let latest: Progress = { fase: 'pgdas', arquivos: 0, total: 0, bytes: 0 };
  onProgress?.(latest);
  const readingDeclarations = readDeclarations({
    path: input.pgdasZip,
    root: cnpjRoot(cnpj),
    tempDir,
    onProgress: ({ entries, total, bytes }) => {
      latest = { fase: 'pgdas', arquivos: entries, total, bytes };
      if (notesAreRead) onProgress?.(latest);
    },
    ...(input.signal && { signal: input.signal }),
  });
  const readingNotes = readNotes({
    path: input.xmlZip,
    cnpj,
    tempDir,
    rules,
    signal,
    ...(atacadista && { atacadista }),
    ...(onProgress && { onProgress }),
  });
  // Notes are not read on for declarations that cannot be used.
  readingDeclarations.catch(() => refused.abort());
  const showDeclarations = () => {
    notesAreRead = true;
    if (latest.arquivos < latest.total) onProgress?.(latest);
  };
  const [declarations, notes] = await Promise.allSettled([readingDeclarations, readingNotes.finally(showDeclarations)]);
  if (declarations.status === 'rejected') {
    if (notes.status === 'fulfilled') await notes.value.dispose();
    throw declarations.reason;
  }
  if (notes.status === 'rejected') throw notes.reason;
  return { declarations: declarations.value, notes: notes.value };
}
