import type { Context } from '../../../kernel/context.ts';
import { type ChangedRecord, recordChanges } from '../../insights/change-history/record-changes.service.ts';

/** Records a created, changed or deleted row of a credit control; `before` or `after` is absent accordingly. */
export function recordControlRow<Field extends string>(
  context: Context,
  record: ChangedRecord,
  fields: readonly Field[],
  { before, after }: { before?: Readonly<Record<Field, unknown>>; after?: Readonly<Record<Field, unknown>> },
): Promise<void> {
  const recorded = (row: Readonly<Record<Field, unknown>> | undefined) =>
    Object.fromEntries(fields.map((field) => [field, row?.[field] ?? null]));
  return recordChanges(context, record, recorded(before), recorded(after));
}
