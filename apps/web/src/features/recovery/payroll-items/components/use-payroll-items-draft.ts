import type { PayrollItemsRecord } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { savePayrollItems } from '../payroll-items.queries.ts';
import { countChanges, draftAfterSave, draftOf, type PayrollItemsDraft, readDraft } from '../payroll-items-draft.ts';

/** Manages the input over a record. A newer record replaces it only while there are no changes, or on request. */
export function usePayrollItemsDraft(record: PayrollItemsRecord) {
  const [base, setBase] = useState(record);
  const [draft, setDraft] = useState(() => draftOf(record));
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const name = `verbas ${record.id_apuracao} ${record.version}`;
  const save = useMutation(withDraft(savePayrollItems(record.id_apuracao), name));
  const changes = countChanges(draft, base);
  const kept = useDraft(name, draft, changes > 0);

  function resetTo(next: PayrollItemsRecord) {
    setBase(next);
    setDraft(draftOf(next));
    setRefusals({});
    save.reset();
  }
  if (record.version !== base.version && changes === 0 && !save.isPending) resetTo(record);

  /** Keeps what was typed while the values were being sent. */
  function settle(saved: PayrollItemsRecord, sent: PayrollItemsDraft) {
    setBase(saved);
    setDraft((typed) => draftAfterSave(typed, sent, draftOf(saved)));
    setRefusals({});
  }

  function type(change: Partial<PayrollItemsDraft>, field: string) {
    setDraft({ ...draft, ...change });
    setRefusals(Object.fromEntries(Object.entries(refusals).filter(([refused]) => refused !== field)));
  }

  /** Returns the first field with an error. */
  function submit(): string | undefined {
    const read = readDraft(draft, base);
    setRefusals('refusals' in read ? read.refusals : {});
    if ('refusals' in read) return Object.keys(read.refusals)[0];
    save.mutate({ ...read.send, seen: base.version }, { onSuccess: (saved) => settle(saved, draft) });
    return undefined;
  }

  const hasConflict = save.error instanceof ApiError && save.error.code === 'funds_changed';
  return {
    base,
    draft,
    kept,
    take: setDraft,
    refusals,
    changes,
    isSaving: save.isPending,
    hasConflict,
    resetTo,
    type,
    submit,
  };
}
