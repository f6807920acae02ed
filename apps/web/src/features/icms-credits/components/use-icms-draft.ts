import { icmsTotals } from '@restitui/domain/icms-credits/icms-credit-totals.ts';
import type { IcmsCredit } from '@restitui/domain/icms-credits/icms-credits.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import {
  type IcmsDraft,
  type IcmsErrors,
  type IcmsField,
  icmsDraftOf,
  keepTypedIcms,
  overtakenIcms,
  readIcmsDraft,
} from '../icms-credit-draft.ts';
import { readIcmsCreditNow, saveIcmsCredit } from '../icms-credits.queries.ts';

export interface IcmsEditing {
  draft: IcmsDraft;
  errors: IcmsErrors;
  /** What follows from what is typed so far; undefined while it cannot be read. */
  preview: ReturnType<typeof icmsTotals> | undefined;
  set: (field: IcmsField, value: string) => void;
}

interface RowEditing extends IcmsEditing {
  saving: boolean;
  save: () => void;
  /** Enter saves, Escape gives up. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What is typed of a period, with what is wrong with it and what follows from it. */
export function useIcmsFields(row?: IcmsCredit) {
  const [draft, setDraft] = useState(() => icmsDraftOf(row));
  const [errors, setErrors] = useState<IcmsErrors>({});
  const read = readIcmsDraft(draft);
  const set = (field: IcmsField, value: string) => {
    setDraft((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const preview = 'edit' in read ? icmsTotals([read.edit]) : undefined;
  return { draft, setDraft, errors, setErrors, read, set, preview };
}

/** The server's refusals, beside the fields that they are about. */
export function icmsErrorsFrom(error: Error): IcmsErrors {
  const issues = error instanceof ApiError ? error.issues : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

/** A row while it is edited. Nothing typed is lost by a refusal. */
export function useIcmsRow(row: IcmsCredit, { onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const [seen, setSeen] = useState(row);
  const { draft, setDraft, errors, setErrors, read, set, preview } = useIcmsFields(row);
  const mutation = useMutation(saveIcmsCredit(row.id));

  function save() {
    if (mutation.isPending) return;
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    mutation.mutate({ ...read.edit, seen: seen.version }, { onSuccess: onSaved, onError: explain });
  }

  async function explain(error: Error) {
    if (!(error instanceof ApiError) || error.code !== 'icms_credit_changed') return setErrors(icmsErrorsFrom(error));
    const now = await readIcmsCreditNow(row);
    if (!now) return;
    const [before, standing] = [icmsDraftOf(seen), icmsDraftOf(now)];
    setErrors(overtakenIcms(draft, before, standing));
    setDraft((typed) => keepTypedIcms(typed, before, standing));
    setSeen(now);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape') onCancel();
  }
  return { draft, errors, preview, set, saving: mutation.isPending, save, onKeyDown } satisfies RowEditing;
}
