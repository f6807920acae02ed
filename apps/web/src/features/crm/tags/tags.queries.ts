import type { Tag } from '@restitui/domain/crm/tags/tag.ts';
import { type NewTag, tagsApi } from '@restitui/domain/crm/tags/tags.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { tagMessages } from './tags.messages.ts';

export const tagsQuery = () =>
  queryOptions({
    queryKey: ['tags'],
    queryFn: async ({ signal }) => (await call(tagsApi.list, { signal })).data,
  });

export const tagsOfClientQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['tags', 'client', id_client],
    queryFn: async ({ signal }) => (await call(tagsApi.listOfClient, { params: { id_client }, signal })).data,
  });

export const createTag = () =>
  mutationOptions({
    mutationFn: (body: NewTag) => call(tagsApi.create, { body }),
    meta: { success: tagMessages.created, failure: tagMessages.createFailed, refreshes: ['tags'] },
  });

export const changeTag = (id: string) =>
  mutationOptions({
    mutationFn: (body: NewTag) => call(tagsApi.change, { params: { id }, body }),
    meta: { success: tagMessages.changed, failure: tagMessages.changeFailed, refreshes: ['tags', 'clients'] },
  });

export const removeTag = () =>
  mutationOptions({
    mutationFn: (id: string) => call(tagsApi.remove, { params: { id } }),
    meta: { success: tagMessages.removed, failure: tagMessages.removeFailed, refreshes: ['tags', 'clients'] },
  });

/** Puts a tag on a client or takes it off; one change at a time, so that the last answer is the newest. */
export const setTagOfClient = (id_client: string) =>
  mutationOptions({
    scope: { id: `tags of ${id_client}` },
    mutationFn: async ({ tag, on }: { tag: Tag; on: boolean }) => {
      const params = { id_client, id: tag.id };
      return (await call(on ? tagsApi.add : tagsApi.takeOff, { params })).data;
    },
    onSuccess: (tags) => void queryClient.setQueryData(tagsOfClientQuery(id_client).queryKey, tags),
    meta: { failure: tagMessages.clientFailed, refreshes: ['clients', 'change-history'] },
  });
