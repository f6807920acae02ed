import type { Compensation } from '@restitui/domain/compensations/compensations.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { useFirstWrong } from '../../../lib/use-first-wrong.ts';
import {
  type CompensationDraft,
  type CompensationErrors,
  compensationDraftOf,
  keepTypedCompensation,
  readCompensationDraft,
} from '../compensation-draft.ts';
import { addCompensation, readCompensationNow, saveCompensation } from '../compensations.queries.ts';

/** What is typed of a compensation, new or standing. Nothing of it is lost by a refusal. */
export function useCompensationForm(row: Compensation | undefined, onDone: () => void) {
  const [seen, setSeen] = useState(row);
  const [draft, setDraft] = useState(() => compensationDraftOf(row));
  const [id_product, choose] = useState<string>();
  const [errors, setErrors] = useState<CompensationErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const add = useMutation(addCompensation);
  const change = useMutation(saveCompensation);
  const { form, refused } = useFirstWrong<HTMLFormElement>();
  const saving = add.isPending || change.isPending;

  function save() {
    const read = readCompensationDraft(draft);
    const missing = !row && id_product === undefined && { id_product: 'Escolha o cliente.' };
    setErrors({ ...('errors' in read && read.errors), ...missing });
    setRefusal(undefined);
    if (saving) return;
    if ('errors' in read || missing) return refused();
    const ends = { onSuccess: onDone, onError: explain };
    if (seen) change.mutate({ ...read.edit, id: seen.id, seen: seen.version }, ends);
    else if (id_product) add.mutate({ ...read.edit, id_product }, ends);
  }

  async function explain(error: Error) {
    const issues = error instanceof ApiError ? error.issues : [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
    if (issues.length === 0) setRefusal(errorText(error));
    if (seen && error instanceof ApiError && error.code === 'compensation_changed') await catchUp(seen);
    refused();
  }

  /** What somebody else saved is what the next try begins from; where both changed a field, what stands is said. */
  async function catchUp(begun: Compensation) {
    const now = await readCompensationNow(begun);
    if (!now) return;
    const [before, standing] = [compensationDraftOf(begun), compensationDraftOf(now)];
    const fields = Object.keys(standing) as (keyof CompensationDraft)[];
    const both = fields.filter((key) => draft[key] !== before[key] && standing[key] !== before[key]);
    setErrors(Object.fromEntries(both.map((key) => [key, `Agora está: ${standing[key]}`])));
    setDraft((typed) => keepTypedCompensation(typed, before, standing));
    setSeen(now);
  }

  function set<F extends keyof CompensationDraft>(field: F, value: CompensationDraft[F]) {
    setDraft((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  return { form, draft, errors, refusal, saving, id_product, choose, set, save };
}
