import { documentName } from '../lines/document-name.ts';
import type { MonthContext } from './month-context.ts';

/** Rejected credits of a month, and rejected documents as `CREDIT name` (see `documentName`). */
export interface Rejections {
  credits: ReadonlySet<string>;
  documents: ReadonlySet<string>;
}

/** Makes the rule that tells whether a line was rejected (SP-123). */
export function rejectedBy({ credits, documents }: Rejections): NonNullable<MonthContext['rejects']> {
  return (credit, line) =>
    credits.has(credit) || (documents.size > 0 && documents.has(`${credit} ${documentName(line)}`));
}
