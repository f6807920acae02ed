import type { ReadNote } from '@restitui/tax-engine/notes/note-view.ts';
import { runInChild } from '../../../platform/run-in-child.ts';

export interface NoteSearchProtocol {
  input: { path: string; tempDir: string; key: string };
  message: never;
  answer: never;
  /** `unreadable`: the document was found and cannot be shown. */
  result: ReadNote | 'missing' | 'unreadable';
}

/** Searches a note of an upload in a child process: an upload has gigabytes when it is unpacked. */
export function searchNote(
  input: NoteSearchProtocol['input'],
  signal: AbortSignal,
): Promise<NoteSearchProtocol['result']> {
  return runInChild<NoteSearchProtocol>({
    program: new URL('./jobs/note-search-process.ts', import.meta.url),
    name: 'The search of a note',
    execArgv: ['--max-old-space-size=256'],
    input,
    onMessage: () => undefined,
    signal,
  });
}
