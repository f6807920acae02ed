import type { Compensation } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { fieldErrors } from '../../../../lib/field-errors.ts';
import { conflictErrors, mergeDraft } from '../../../../lib/merge-draft.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { useFocusInvalid } from '../../../../lib/use-focus-invalid.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import {
  type CompensationDraft,
  type CompensationErrors,
  compensationDraftOf,
  readCompensationDraft,
} from '../compensation-draft.ts';
import { addCompensation, readCompensationNow, saveCompensation } from '../compensations.queries.ts';

/** Manages the form of a new or existing compensation. The input is kept when the server refuses. */
export function useCompensationForm(row: Compensation | undefined, onDone: () => void) {
  const [seen, setSeen] = useState(row);
  const [draft, setDraft] = useState(() => compensationDraftOf(row));
  const [id_product, choose] = useState<string>();
  const [errors, setErrors] = useState<CompensationErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const { form, refused } = useFocusInvalid<HTMLFormElement>();
  const name = `compensação ${row ? `${row.id} ${row.version}` : ''}`;
  const add = useMutation(withDraft(addCompensation, name));
  const change = useMutation(withDraft(saveCompensation, name));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(compensationDraftOf(seen));
  const kept = useDraft(name, draft, isChanged && !add.isSuccess && !change.isSuccess);
  const saving = add.isPending || change.isPending;

  function save() {
    const read = readCompensationDraft(draft);
    const missing = !row && id_product === undefined && { id_product: 'Escolha o cliente.' };
    setErrors({ ...('errors' in read && read.errors), ...missing });
    setRefusal(undefined);
    if (saving) return;
    if ('errors' in read || missing) return refused();
    const ends = { onSuccess: onDone, onError: showErrors };
    if (seen) change.mutate({ ...read.edit, id: seen.id, seen: seen.version }, ends);
    else if (id_product) add.mutate({ ...read.edit, id_product }, ends);
  }

  async function showErrors(error: Error) {
    const named = fieldErrors(error);
    setErrors(named);
    if (Object.keys(named).length === 0) setRefusal(errorText(error));
    if (seen && error instanceof ApiError && error.code === 'compensation_changed') await rebase(seen);
    refused();
  }

  /**
   * Rebases the form on a concurrently saved row and marks the fields changed on both sides with their current
   * value.
   */
  async function rebase(edited: Compensation) {
    const now = await readCompensationNow(edited);
    if (!now) return;
    const [before, current] = [compensationDraftOf(edited), compensationDraftOf(now)];
    setErrors(conflictErrors(draft, before, current));
    setDraft((typed) => mergeDraft(typed, before, current));
    setSeen(now);
  }

  function set<F extends keyof CompensationDraft>(field: F, value: CompensationDraft[F]) {
    setDraft((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  return { form, draft, kept, take: setDraft, errors, refusal, saving, id_product, choose, set, save };
}
