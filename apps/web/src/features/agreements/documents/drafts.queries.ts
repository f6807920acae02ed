import { draftLinksApi } from '@restitui/domain/agreements/documents/draft-links.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const createDraftLink = mutationOptions({
  mutationFn: async (body: Request<typeof draftLinksApi.create>['body']) =>
    (await call(draftLinksApi.create, { body })).data,
});

/** Not cached after the page is closed. */
export const draftQuery = (id: string, contracts: string, t: string | undefined) =>
  queryOptions({
    queryKey: ['agreements', 'draft', id, contracts, t],
    queryFn: async ({ signal }) =>
      (await call(draftLinksApi.read, { params: { id, contracts }, query: { t }, signal })).data,
    gcTime: 0,
  });
