function fieldsOf<Draft extends object>(draft: Draft): (keyof Draft)[] {
  return Object.keys(draft) as (keyof Draft)[];
}

/**
 * Merges a concurrent change into a draft: fields edited here keep their input, the others take the current value.
 * @param before the values at the start of editing
 */
export function mergeDraft<Draft extends object>(draft: Draft, before: Draft, current: Draft): Draft {
  const merged = { ...current };
  for (const field of fieldsOf(draft)) if (draft[field] !== before[field]) merged[field] = draft[field];
  return merged;
}

/** Returns the current values of the fields that were changed on both sides, as errors of these fields. */
export function conflictErrors<Draft extends object>(
  draft: Draft,
  before: Draft,
  current: Draft,
): Partial<Record<keyof Draft, string>> {
  const errors: Partial<Record<keyof Draft, string>> = {};
  for (const field of fieldsOf(draft)) {
    const changedTwice = draft[field] !== before[field] && current[field] !== before[field];
    if (changedTwice) errors[field] = `Agora está: ${current[field] || 'vazio'}`;
  }
  return errors;
}
