import type { FileProblem } from '../engine-types.ts';
import type { CoverageMonth } from './coverage.ts';
import type { NotesCoverage } from './notes-coverage.ts';

/** The data that requests to the client are derived from. */
export interface RequestSources {
  months: readonly CoverageMonth[];
  notes: NotesCoverage;
  problems: readonly FileProblem[];
}
