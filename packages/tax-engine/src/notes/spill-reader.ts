import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { resultsPath } from './item-spill.ts';
import type { NoteRow } from './note-row.ts';
import { FIELD, LINE, parseSpilledNote, type SpilledNote } from './spill-line.ts';

/** Reads notes from completed spill files. */
export class SpillReader {
  readonly #files: { fd: number; results: string[][] }[] = [];

  constructor(spillPaths: string[]) {
    for (const path of spillPaths) {
      const results = readFileSync(resultsPath(path), 'utf8').split(LINE);
      this.#files.push({ fd: openSync(path, 'r'), results: results.map((result) => result.split(FIELD)) });
    }
  }

  /** Reads the items of a note; undefined when none were spilled. */
  read({ spill: [file, offset, length] }: NoteRow): SpilledNote | undefined {
    if (length === 0) return undefined;
    const { fd, results } = this.#files[file] as { fd: number; results: string[][] };
    const bytes = Buffer.allocUnsafe(length);
    readSync(fd, bytes, 0, length, offset);
    return parseSpilledNote(bytes.toString('utf8'), results);
  }

  close(): void {
    for (const { fd } of this.#files) closeSync(fd);
  }
}
