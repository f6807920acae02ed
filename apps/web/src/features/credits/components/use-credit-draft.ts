import { creditAccount } from '@restitui/domain/credits/credit-account.ts';
import type { Credit } from '@restitui/domain/credits/credits.api.ts';
import { changedCreditFields, seenCreditFields } from '@restitui/domain/credits/edited-credit.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { monthUnderWay } from '../../../lib/month-under-way.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { selicQuery } from '../../lookups/lookups.queries.ts';
import {
  type CreditDraft,
  type DraftErrors,
  type DraftField,
  draftOf,
  errorsFrom,
  keepTyped,
  readDraft,
} from '../credit-draft.ts';
import { creditsQuery, saveCredit } from '../credits.queries.ts';

export interface CreditEditing {
  draft: CreditDraft;
  errors: DraftErrors;
  /** What follows from what is typed so far; undefined while it cannot be read. */
  preview: ReturnType<typeof creditAccount> | undefined;
  saving: boolean;
  set: <F extends DraftField>(field: F, value: CreditDraft[F]) => void;
  save: () => void;
  /** Enter saves, Escape gives up. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The state of a row while it is edited. Nothing typed is lost by a refusal. */
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
  const month = monthUnderWay();

  function save() {
    if (mutation.isPending) return;
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    const changed = changedCreditFields(seen, read.edit);
    if (Object.keys(changed).length === 0) return onCancel();
    mutation.mutate({ ...changed, seen: seenCreditFields(seen, changed) }, { onSuccess: onSaved, onError: explain });
  }

  async function explain(error: Error) {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'credit_changed') await catchUp();
    setErrors(errorsFrom(error.issues));
  }

  /** What somebody else saved is what the next try begins from. */
  async function catchUp() {
    const list = await queryClient.fetchQuery({ ...creditsQuery(credit.id_apuracao), staleTime: 0 }).catch(() => []);
    const now = list.find(({ id }) => id === credit.id);
    if (!now) return;
    setDraft((typed) => keepTyped(typed, draftOf(seen), draftOf(now)));
    setSeen(now);
  }

  return {
    draft,
    errors,
    preview: 'edit' in read ? creditAccount({ ...seen, ...read.edit }, series.data ?? [], month) : undefined,
    saving: mutation.isPending,
    set: (field, value) => {
      setDraft((before) => ({ ...before, [field]: value }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    save,
    onKeyDown: (event) => {
      // A list that opened from here tells its keys to this row as well.
      if (!event.currentTarget.contains(event.target as Node)) return;
      const isField = event.target instanceof HTMLInputElement;
      if (event.key === 'Enter' && isField) {
        event.preventDefault();
        save();
      }
      if (event.key === 'Escape') onCancel();
    },
  };
}
