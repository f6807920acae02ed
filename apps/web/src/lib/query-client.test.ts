import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { readDraft, writeDraft } from './draft.ts';
import { guardRunningChanges, type MutationMeta, queryClient } from './query-client.ts';
import { notify } from './toast.ts';
import { withDraft } from './with-draft.ts';

const { staleTime, retry } = queryClient.getDefaultOptions().queries ?? {};

it('caches responses for five minutes', { tags: ['F-516', 'I-302', 'C-14'] }, () => {
  expect(staleTime).toBe(5 * 60_000);
});

it.each([
  ['what did not arrive', new ApiError({ status: 0, code: 'network', message: '' }), 2],
  ['what broke at the server', new ApiError({ status: 500, code: 'unexpected', message: '' }), 2],
  ['not what was refused', new ApiError({ status: 403, code: 'denied', message: '' }), 1],
])('retries once after %s', { tags: ['F-515', 'F-516', 'I-302'] }, async (_, error, times) => {
  const ask = vi.fn(async () => {
    throw error;
  });
  const queryKey = ['test', error.status];
  await expect(queryClient.fetchQuery({ queryKey, queryFn: ask, retry, retryDelay: 0 })).rejects.toBe(error);
  expect(ask).toHaveBeenCalledTimes(times);
});

it('invalidates the queries of a refreshed feature, and those derived from it', async () => {
  const queryFn = async () => 1;
  const keys = [
    ['credits', '1'],
    ['client-portal', 'timeline'],
    ['client-portal', 'companies'],
  ] as const;
  const [credits, timeline, companies] = keys;
  await queryClient.fetchQuery({ queryKey: credits, queryFn });
  await queryClient.fetchQuery({ queryKey: timeline, queryFn, meta: { derivedFrom: ['simples', 'credits'] } });
  await queryClient.fetchQuery({ queryKey: companies, queryFn });
  const save = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: async () => 1, meta: { refreshes: ['credits'] } });
  await save.execute(undefined);
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});

describe('a change that is being sent', () => {
  const shown = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
  afterEach(() => shown.mockReset());

  /** Starts a mutation as a form does, and returns what ends it. */
  function send(meta: MutationMeta) {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const observer = new MutationObserver(queryClient, { mutationFn: () => promise, meta });
    const leave = observer.subscribe(() => undefined);
    const sent = observer.mutate().catch(() => undefined);
    return {
      leave,
      async succeed() {
        resolve(1);
        await sent;
      },
      async fail(error: Error = new ApiError({ status: 0, code: 'network', message: 'Erro de rede' })) {
        reject(error);
        await sent;
      },
    };
  }

  it('is reported as failed when its form was left, which would have shown it', async () => {
    const form = send({ quiet: true, refreshes: ['tenants'] });
    form.leave();
    await form.fail();
    expect(shown).toHaveBeenCalledExactlyOnceWith('Uma alteração não foi salva', 'Erro de rede', expect.any(ApiError));
  });

  it('is left to the form that is still shown', async () => {
    const form = send({ quiet: true, refreshes: ['tenants'] });
    await form.fail();
    form.leave();
    expect(shown).not.toHaveBeenCalled();
  });

  it('is not reported when nothing would have changed', async () => {
    const form = send({ quiet: true });
    form.leave();
    await form.fail();
    expect(shown).not.toHaveBeenCalled();
  });

  it('is not reported when the person cancelled it', async () => {
    const form = send({ refreshes: ['attachments'] });
    await form.fail(new DOMException('', 'AbortError') as Error);
    form.leave();
    expect(shown).not.toHaveBeenCalled();
  });

  it('is reported as failed without waiting for queries that do not arrive either', async () => {
    const queryKey = ['tenants', 'unreachable'];
    const queryFn = vi.fn(async () => 1);
    const watched = new QueryObserver(queryClient, { queryKey, queryFn });
    const stop = watched.subscribe(() => undefined);
    await vi.waitFor(() => expect(watched.getCurrentResult().data).toBe(1));
    queryFn.mockImplementation(() => new Promise(() => undefined));
    const form = send({ refreshes: ['tenants'] });
    await form.fail();
    expect(queryFn).toHaveBeenCalledTimes(2);
    stop();
    form.leave();
  });

  it('ends its draft, although its form was left', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    writeDraft('empresa nova', 'ana', { title: 'Meridiano' });
    writeDraft('tag', 'ana', 'urgente');
    const form = send(withDraft({ meta: { refreshes: ['tenants'] } }, 'empresa nova').meta);
    form.leave();
    await form.succeed();
    expect(readDraft('empresa nova', 'ana')).toBeUndefined();
    expect(readDraft('tag', 'ana')?.value).toBe('urgente');
    vi.unstubAllGlobals();
  });

  it('keeps its draft when it failed', async () => {
    const remove = vi.fn();
    vi.stubGlobal('sessionStorage', { removeItem: remove });
    const form = send(withDraft({ meta: { refreshes: ['tenants'] } }, 'empresa nova').meta);
    await form.fail();
    form.leave();
    expect(remove).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('asks before the window is closed, until it has been answered', async () => {
    const page = new EventTarget();
    guardRunningChanges(page as Window);
    const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    const read = send({});
    expect(asks()).toBe(false);
    const form = send({ refreshes: ['tenants'] });
    expect(asks()).toBe(true);
    await form.fail();
    expect(asks()).toBe(false);
    await read.fail();
  });
});
