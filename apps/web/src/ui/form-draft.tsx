import { useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useDraft } from '../lib/use-draft.ts';
import { DraftOffer } from './draft-offer.tsx';
import { keptValues, leavesOf } from './kept-values.ts';

interface FormDraftProps {
  /** Names the form and its record, such as 'cliente 12345678000195'. */
  name: string;
  /** True after the values were saved. */
  saved: boolean;
}

/**
 * Keeps a draft of the surrounding form and offers the draft of an earlier visit. The mutation that saves the form ends the
 * draft: `useMutation(withDraft(options, name))`.
 */
export function FormDraft({ name, saved }: FormDraftProps) {
  const { setValue } = useFormContext();
  const { isDirty } = useFormState();
  const typed = useWatch();
  const values = useMemo(() => keptValues(typed), [typed]);
  const draft = useDraft(name, values, isDirty && !saved);

  function take(kept: Record<string, unknown>) {
    for (const [path, value] of leavesOf(kept)) setValue(path, value, { shouldDirty: true, shouldTouch: true });
  }
  return <DraftOffer draft={draft} onTake={take} />;
}
