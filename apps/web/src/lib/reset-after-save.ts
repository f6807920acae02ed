import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { mergeDraft } from './merge-draft.ts';

type Form<F extends FieldValues> = Pick<UseFormReturn<F>, 'getValues' | 'reset' | 'setValue'>;

/**
 * Takes the saved values over and keeps what was typed while they were being sent, as unsaved.
 * @param sent the values of the form when they were sent
 */
export function resetAfterSave<F extends FieldValues>(form: Form<F>, sent: F, saved: F): void {
  const kept = mergeDraft(form.getValues(), sent, saved);
  form.reset(saved);
  for (const name of Object.keys(sent) as Path<F>[]) {
    const value: PathValue<F, Path<F>> = kept[name];
    if (value !== saved[name] && value !== undefined) form.setValue(name, value, { shouldDirty: true });
  }
}
