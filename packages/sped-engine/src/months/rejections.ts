import { documentName } from '../lines/document-name.ts';
import type { MonthContext } from './month-context.ts';

/** Rejected credits of a month, and rejected documents as `CREDIT name` (see `documentName`). */
export interface Rejections {
  credits: ReadonlySet<string>;
  documents: ReadonlySet<string>;
}

/** Makes the rule that tells whether a line was rejected (SP-123). */
export function rejectedBy({ credits, documents }: Rejections): NonNullable<MonthContext['rejects']> {
  return (credit, line) => {
    if (credits.has(credit)) return true;
    if (documents.size === 0) return false;
    if (documents.has(`${credit} ${documentName(line)}`)) return true;
    // A rejection from before series were named takes all series of the number.
    const { parent } = line;
    return (
      parent.series !== '' && documents.has(`${credit} ${documentName({ ...line, parent: { ...parent, series: '' } })}`)
    );
  };
}
