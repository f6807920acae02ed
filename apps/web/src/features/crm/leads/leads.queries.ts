import { type LeadFilters, leadList } from '@restitui/domain/crm/leads/lead-list.ts';
import { type Lead, leadsApi } from '@restitui/domain/crm/leads/leads.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { callEach } from '../../../lib/call-each.ts';
import { leadMessages } from './leads.messages.ts';

export const leadListQuery = (tenant: string | undefined, filters: LeadFilters) => {
  const query = leadList.toQuery(filters);
  return queryOptions({
    queryKey: ['leads', tenant, 'list', query],
    queryFn: ({ signal }) => call(leadsApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const leadQuery = (tenant: string | undefined, id: string) =>
  queryOptions({
    queryKey: ['leads', tenant, 'one', id],
    queryFn: async ({ signal }) => (await call(leadsApi.read, { params: { id }, signal })).data,
    staleTime: 0,
  });

export const leadAssigneesQuery = (tenant: string | undefined) =>
  queryOptions({
    queryKey: ['leads', tenant, 'assignees'],
    queryFn: async ({ signal }) => (await call(leadsApi.listAssignees, { signal })).data,
  });

type LeadChange = Request<typeof leadsApi.update>['body'];

interface ManyLeads {
  leads: readonly Pick<Lead, 'id'>[];
  change: LeadChange;
}

/** Makes one change on several leads. */
export const updateLeads = () =>
  mutationOptions({
    mutationFn: ({ leads, change }: ManyLeads) =>
      callEach(leads, ({ id }) => call(leadsApi.update, { params: { id }, body: change })),
    meta: { success: leadMessages.savedMany, failure: leadMessages.saveFailed, refreshes: ['leads', 'alerts'] },
  });

export const updateLead = (id: string) =>
  mutationOptions({
    mutationFn: async (body: LeadChange) => (await call(leadsApi.update, { params: { id }, body })).data,
    meta: { success: leadMessages.saved, failure: leadMessages.saveFailed, refreshes: ['leads', 'alerts'] },
  });
