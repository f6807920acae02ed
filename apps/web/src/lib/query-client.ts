import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import { type Mutation, MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from './api-error.ts';
import { removeDraft } from './draft.ts';
import { notify } from './toast.ts';

type ToastText = string | { title: string; detail?: string };
/** A method type, so that a mutation may declare the types of its own data and variables. */
type SuccessText = { of(data: unknown, variables: unknown): ToastText }['of'];

export interface MutationMeta extends Record<string, unknown> {
  /** The toast of success. */
  success?: ToastText | SuccessText;
  /**
   * The toast of failure. A text is the title, with the message of the server below it; a function decides by the error;
   * without either the message of the server is the title.
   */
  failure?: ToastText | ((error: Error) => ToastText);
  /** Shows no toast of failure, for forms that show refusals in place. */
  quiet?: boolean;
  /** Features with changed data: the first parts of the query keys to invalidate, with the queries derived from them. */
  refreshes?: readonly string[];
  /** Name of the draft that ends with the change; see `withDraft`. */
  draft?: string;
}

interface QueryMeta extends Record<string, unknown> {
  /** Features whose data the query shows besides its own: a mutation that refreshes one of them refreshes the query. */
  derivedFrom?: readonly string[];
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

/** Returns whether the refusal leads to a page that explains it: the sign-in, or the enrolment of a second factor. */
function isExplainedByPage(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || error.code === secondFactorErrors.second_factor_enrolment_required.code;
}

/** Returns whether the server received the call and refused it. */
const isRefusal = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Returns whether the user stopped the call. */
const isCancelled = (error: Error) => error.name === 'AbortError';

const isChange = ({ meta }: Pick<Mutation, 'meta'>): boolean => (meta?.refreshes ?? []).length > 0;

/** Mutations whose form was closed or left while they ran, so that it shows no failure. */
const left = new WeakSet<object>();

const mutationCache = new MutationCache({
  onSuccess: (data, variables, _result, mutation) => {
    const { success, draft } = mutation.meta ?? {};
    if (draft) removeDraft(draft);
    const text = typeof success === 'function' ? success(data, variables) : success;
    if (typeof text === 'object') notify.success(text.title, text.detail);
    else if (text) notify.success(text);
  },
  onError: (error, _variables, _result, mutation) => {
    const { failure, quiet } = mutation.meta ?? {};
    if (isExplainedByPage(error) || isCancelled(error)) return;
    const message = errorText(error);
    if (quiet) {
      if (left.has(mutation) && isChange(mutation)) notify.error('Uma alteração não foi salva', message, error);
      return;
    }
    const text = typeof failure === 'function' ? failure(error) : (failure ?? message);
    if (typeof text === 'object') notify.error(text.title, text.detail, error);
    else notify.error(text, text === message ? undefined : message, error);
  },
  onSettled: async (_data, error, _variables, _result, mutation) => {
    const refreshes = mutation.meta?.refreshes ?? [];
    if (refreshes.length === 0) return;
    const isChanged = (feature: unknown) => refreshes.some((one) => one === feature);
    const refreshed = queryClient.invalidateQueries({
      predicate: ({ queryKey, meta }) => isChanged(queryKey[0]) || (meta?.derivedFrom ?? []).some(isChanged),
    });
    // A form shows at once that its change did not arrive: what is read again would not arrive for as long.
    if (!error || isRefusal(error)) await refreshed;
  },
});

mutationCache.subscribe((event) => {
  if (event.type === 'observerRemoved') left.add(event.mutation);
  if (event.type === 'observerAdded') left.delete(event.mutation);
});

/** Asks before a closed or reloaded window would lose a change that is being sent. */
export function guardRunningChanges(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('beforeunload', (event) => {
    if (queryClient.isMutating({ predicate: isChange }) > 0) event.preventDefault();
  });
}

/** Drops the data of one user or tenant; the brand of the host is kept. */
export function clearQueries() {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'branding' });
}

/** Retries once when the server failed or was not reached; a refusal is not retried. */
const shouldRetry = (failures: number, error: Error): boolean => failures < 1 && !isRefusal(error);

export const queryClient: QueryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 5 * 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});
