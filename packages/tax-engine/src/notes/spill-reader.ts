import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { elementAt } from '../element-at.ts';
import { resultsPath } from './item-spill.ts';
import type { NoteRow } from './note-row.ts';
import { LINE, parseCodes, parseSpilledNote, type SpilledCodes, type SpilledNote } from './spill-line.ts';

/** Reads notes from completed spill files. */
export class SpillReader {
  readonly #files: { fd: number; results: SpilledCodes[] }[] = [];
  #buffer = Buffer.allocUnsafe(1 << 16);

  constructor(spillPaths: string[]) {
    for (const path of spillPaths) {
      const results = readFileSync(resultsPath(path), 'utf8').split(LINE).filter(Boolean);
      this.#files.push({ fd: openSync(path, 'r'), results: results.map(parseCodes) });
    }
  }

  /** Reads the items of a note; undefined when none were spilled. */
  read(note: NoteRow): SpilledNote | undefined {
    const [file, , length] = note.spill;
    if (length === 0) return undefined;
    return parseSpilledNote(this.#textOf(note), elementAt(this.#files, file).results);
  }

  #textOf({ spill: [file, offset, length] }: NoteRow): string {
    if (length > this.#buffer.length) this.#buffer = Buffer.allocUnsafe(length * 2);
    readSync(elementAt(this.#files, file).fd, this.#buffer, 0, length, offset);
    return this.#buffer.toString('utf8', 0, length);
  }

  close(): void {
    for (const { fd } of this.#files) closeSync(fd);
  }
}
