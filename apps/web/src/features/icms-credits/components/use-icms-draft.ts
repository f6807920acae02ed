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
  save: () => void;
  /** Enter saves, Escape gives up. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What was typed in a row that the server refused, to go on with. */
export interface IcmsKept {
  draft: IcmsDraft;
  errors: IcmsErrors;
  /** The row as it stands now, where somebody else changed it. */
  seen: IcmsCredit;
}

export interface IcmsRowEnds {
  kept: IcmsKept | undefined;
  /** Shown at once, before the server has answered. */
  onSaved: () => void;
  onRefused: (kept: IcmsKept) => void;
  onCancel: () => void;
}

/** What is typed of a period, with what is wrong with it and what follows from it. */
export function useIcmsFields(row?: IcmsCredit, kept?: IcmsKept) {
  const [draft, setDraft] = useState(() => kept?.draft ?? icmsDraftOf(row));
  const [errors, setErrors] = useState<IcmsErrors>(kept?.errors ?? {});
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

/** A row while it is edited. It is read again as soon as it is sent; a refusal opens it with all that was typed. */
export function useIcmsRow(row: IcmsCredit, { kept, onSaved, onRefused, onCancel }: IcmsRowEnds) {
  const seen = kept?.seen ?? row;
  const { draft, errors, setErrors, read, set, preview } = useIcmsFields(row, kept);
  const mutation = useMutation(saveIcmsCredit(row.id));

  async function save() {
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    const sent = mutation.mutateAsync({ ...read.edit, seen: seen.version });
    onSaved();
    await sent.catch(async (error: Error) => onRefused(await keptAfter(error)));
  }

  async function keptAfter(error: Error): Promise<IcmsKept> {
    if (!(error instanceof ApiError) || error.code !== 'icms_credit_changed') {
      return { draft, seen, errors: icmsErrorsFrom(error) };
    }
    const now = await readIcmsCreditNow(row);
    if (!now) return { draft, seen, errors: {} };
    const [before, standing] = [icmsDraftOf(seen), icmsDraftOf(now)];
    return { draft: keepTypedIcms(draft, before, standing), errors: overtakenIcms(draft, before, standing), seen: now };
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
