import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from './api-error.ts';
import { notify } from './toast.ts';

type Said = string | { title: string; detail?: string };

interface MutationMeta extends Record<string, unknown> {
  /** The one toast of success. */
  success?: Said | ((data: never, variables: never) => Said);
  /**
   * The toast of failure. A text is the title, with the server's words beneath; a function decides by the error;
   * without it the server's words are the title.
   */
  failure?: Said | ((error: Error) => Said);
  /** For forms that show refusals in place. */
  quiet?: boolean;
  /** Features whose data changed: the first part of their query keys. */
  refreshes?: readonly string[];
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    mutationMeta: MutationMeta;
  }
}

const mutationCache = new MutationCache({
  onSuccess: (data, variables, _result, mutation) => {
    const { success } = mutation.meta ?? {};
    const said = typeof success === 'function' ? success(data as never, variables as never) : success;
    if (typeof said === 'object') notify.success(said.title, said.detail);
    else if (said) notify.success(said);
  },
  onError: (error, _variables, _result, mutation) => {
    const { failure, quiet } = mutation.meta ?? {};
    const ended = error instanceof ApiError && error.status === 401;
    if (quiet || ended) return;
    const words = errorText(error);
    const said = typeof failure === 'function' ? failure(error) : (failure ?? words);
    if (typeof said === 'object') notify.error(said.title, said.detail);
    else notify.error(said, said === words ? undefined : words);
  },
  onSettled: async (_data, _error, _variables, _result, mutation) => {
    const refreshes = mutation.meta?.refreshes ?? [];
    await Promise.all(refreshes.map((feature) => queryClient.invalidateQueries({ queryKey: [feature] })));
  },
});

/** Drops what was read for one person or tenant; the brand of the host is everybody's. */
export function forgetAnswers() {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'branding' });
}

/** A refusal is an answer: only what did not arrive, or broke at the server, is asked once more. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);
}

export const queryClient: QueryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 5 * 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});
