import { icmsTotals } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import type { IcmsCredit } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { fieldErrors } from '../../../../lib/field-errors.ts';
import { conflictErrors, mergeDraft } from '../../../../lib/merge-draft.ts';
import { type IcmsDraft, type IcmsErrors, type IcmsField, icmsDraftOf, readIcmsDraft } from '../icms-credit-draft.ts';
import { readIcmsCreditNow, saveIcmsCredit } from '../icms-credits.queries.ts';

export interface IcmsEditing {
  draft: IcmsDraft;
  errors: IcmsErrors;
  /** Totals of the current input; undefined while it is invalid. */
  preview: ReturnType<typeof icmsTotals> | undefined;
  set: (field: IcmsField, value: string) => void;
}

interface RowEditing extends IcmsEditing {
  save: () => void;
  /** Enter saves, Escape cancels. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Input of a row that the server refused. */
export interface RefusedIcmsRow {
  draft: IcmsDraft;
  errors: IcmsErrors;
  /** The current row after a concurrent change. */
  seen: IcmsCredit;
}

export interface IcmsRowHandlers {
  refused: RefusedIcmsRow | undefined;
  /** Called before the server responds. */
  onSaved: () => void;
  onRefused: (refused: RefusedIcmsRow) => void;
  onCancel: () => void;
}

/** Manages the input of a period with its errors and computed totals. */
export function useIcmsFields(row?: IcmsCredit, refused?: RefusedIcmsRow) {
  const [draft, setDraft] = useState(() => refused?.draft ?? icmsDraftOf(row));
  const [errors, setErrors] = useState<IcmsErrors>(refused?.errors ?? {});
  const read = readIcmsDraft(draft);
  const set = (field: IcmsField, value: string) => {
    setDraft((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const preview = 'edit' in read ? icmsTotals([read.edit]) : undefined;
  return { draft, setDraft, errors, setErrors, read, set, preview };
}

/**
 * Manages a row in edit mode. It returns to read mode as soon as it is sent; a refusal reopens it with the input.
 */
export function useIcmsRow(row: IcmsCredit, { refused, onSaved, onRefused, onCancel }: IcmsRowHandlers) {
  // The row at the start of editing, which a list that is loaded again does not replace.
  const [seen] = useState(refused?.seen ?? row);
  const { draft, errors, setErrors, read, set, preview } = useIcmsFields(row, refused);
  const mutation = useMutation(saveIcmsCredit(row.id));

  async function save() {
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    const sent = mutation.mutateAsync({ ...read.edit, seen: seen.version });
    onSaved();
    await sent.catch(async (error: Error) => onRefused(await refusedRow(error)));
  }

  async function refusedRow(error: Error): Promise<RefusedIcmsRow> {
    if (!(error instanceof ApiError) || error.code !== 'icms_credit_changed') {
      return { draft, seen, errors: fieldErrors(error) };
    }
    const now = await readIcmsCreditNow(row);
    if (!now) return { draft, seen, errors: {} };
    const [before, current] = [icmsDraftOf(seen), icmsDraftOf(now)];
    return { draft: mergeDraft(draft, before, current), errors: conflictErrors(draft, before, current), seen: now };
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape') onCancel();
  }
  return { draft, errors, preview, set, save, onKeyDown } satisfies RowEditing;
}
