import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { answersPath } from './item-spill.ts';
import type { NoteRow } from './note-row.ts';
import { FIELD, LINE, parseSpilledNote, type SpilledNote } from './spill-line.ts';

/** Reads notes back from spill files that are complete. */
export class SpillReader {
  readonly #files: { fd: number; answers: string[][] }[] = [];

  constructor(spillPaths: string[]) {
    for (const path of spillPaths) {
      const answers = readFileSync(answersPath(path), 'utf8').split(LINE);
      this.#files.push({ fd: openSync(path, 'r'), answers: answers.map((answer) => answer.split(FIELD)) });
    }
  }

  /** The items of a note; undefined when none was spilled. */
  read({ spill: [file, offset, length] }: NoteRow): SpilledNote | undefined {
    if (length === 0) return undefined;
    const { fd, answers } = this.#files[file] as { fd: number; answers: string[][] };
    const bytes = Buffer.allocUnsafe(length);
    readSync(fd, bytes, 0, length, offset);
    return parseSpilledNote(bytes.toString('utf8'), answers);
  }

  close(): void {
    for (const { fd } of this.#files) closeSync(fd);
  }
}
