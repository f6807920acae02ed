import type { FileProblem } from '../reading.ts';
import type { CoverageMonth } from './coverage.ts';
import type { NotesCoverage } from './notes-coverage.ts';

/** What requests to the client are made from. */
export interface RequestSources {
  months: readonly CoverageMonth[];
  notes: NotesCoverage;
  problems: readonly FileProblem[];
}
