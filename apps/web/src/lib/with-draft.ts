import type { MutationMeta } from './query-client.ts';

/**
 * Returns the options of a mutation that saves a form with a draft. The draft ends once the change is saved, also when the
 * form was left, or replaced by what was saved: callbacks of `mutate` are then not called.
 */
export const withDraft = <O extends { meta?: MutationMeta }>(options: O, draft: string): O => ({
  ...options,
  meta: { ...options.meta, draft },
});
