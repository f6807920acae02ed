import { calculateCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { changedCreditFields, seenCreditFields } from '@restitui/domain/recovery/credits/edited-credit.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { currentMonth } from '../../../../lib/current-month.ts';
import { mergeDraft } from '../../../../lib/merge-draft.ts';
import { queryClient } from '../../../../lib/query-client.ts';
import { selicQuery } from '../../../operations/lookups/lookups.queries.ts';
import {
  type CreditDraft,
  type DraftErrors,
  type DraftField,
  draftOf,
  errorsFrom,
  readDraft,
} from '../credit-draft.ts';
import { creditsQuery, saveCredit } from '../credits.queries.ts';

export interface CreditEditing {
  draft: CreditDraft;
  errors: DraftErrors;
  /** Computed values of the current input; undefined while it is invalid. */
  preview: ReturnType<typeof calculateCredit> | undefined;
  saving: boolean;
  /** Whether a compensation above the corrected credit waits for a confirmation. */
  isAsking: boolean;
  confirm: () => void;
  back: () => void;
  set: <F extends DraftField>(field: F, value: CreditDraft[F]) => void;
  save: () => void;
  /** Enter saves, Escape cancels. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Manages a row in edit mode. The input is kept when the server refuses. */
export function useCreditDraft(
  credit: Credit,
  { onSaved, onCancel }: { onSaved: () => void; onCancel: () => void },
): CreditEditing {
  const [seen, setSeen] = useState(credit);
  const [draft, setDraft] = useState(() => draftOf(credit));
  const [errors, setErrors] = useState<DraftErrors>({});
  const mutation = useMutation(saveCredit(credit));
  const series = useQuery(selicQuery());
  const read = readDraft(draft);
  const month = currentMonth();
  const [isAsking, setAsking] = useState(false);
  const preview = 'edit' in read ? calculateCredit({ ...seen, ...read.edit }, series.data ?? [], month) : undefined;

  function save() {
    const exceeds = preview !== undefined && preview.saldo < 0 && preview.saldo !== seen.saldo;
    if (exceeds && series.isSuccess) setAsking(true);
    else store();
  }

  function store() {
    setAsking(false);
    if (mutation.isPending) return;
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    const changed = changedCreditFields(seen, read.edit);
    if (Object.keys(changed).length === 0) return onCancel();
    mutation.mutate({ ...changed, seen: seenCreditFields(seen, changed) }, { onSuccess: onSaved, onError: showErrors });
  }

  async function showErrors(error: Error) {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'credit_changed') await rebase();
    setErrors(errorsFrom(error.issues));
  }

  /** Rebases the draft on a concurrently saved row. */
  async function rebase() {
    const list = await queryClient.fetchQuery({ ...creditsQuery(credit.id_apuracao), staleTime: 0 }).catch(() => []);
    const now = list.find(({ id }) => id === credit.id);
    if (!now) return;
    setDraft((typed) => mergeDraft(typed, draftOf(seen), draftOf(now)));
    setSeen(now);
  }

  return {
    draft,
    errors,
    preview,
    saving: mutation.isPending,
    isAsking,
    confirm: store,
    back: () => setAsking(false),
    set: (field, value) => {
      setDraft((before) => ({ ...before, [field]: value }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    save,
    onKeyDown: (event) => {
      // React bubbles key events of portals, such as an open drop-down list, to this row.
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
      const isField = event.target instanceof HTMLInputElement;
      if (event.key === 'Enter' && isField) {
        event.preventDefault();
        save();
      }
      if (event.key === 'Escape' && !mutation.isPending) onCancel();
    },
  };
}
