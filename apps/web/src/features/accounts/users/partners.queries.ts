import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import type { toAccountingFirmBody } from '@restitui/domain/accounts/users/new-accounting-firm.ts';
import type { NewPartner } from '@restitui/domain/accounts/users/new-partner.ts';
import { canListManaged } from '@restitui/domain/accounts/users/partners.access.ts';
import { type PartnerFilters, partnerList } from '@restitui/domain/accounts/users/user-list.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { partnerMessages } from './partners.messages.ts';

/** The users under a GERENTE, or all of the consultancy for its CEO (foundation C-10). */
export const partnerListQuery = (actor: Actor, filters: PartnerFilters) => {
  const query = partnerList.toQuery(filters);
  return queryOptions({
    queryKey: ['users', 'partners', actor.id, query],
    queryFn: ({ signal }) =>
      canListManaged(actor)
        ? call(usersApi.listManaged, { query, signal })
        : call(usersApi.listOfTenant, { params: { tenantId: actor.id_tenant }, query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const registerPartner = () =>
  mutationOptions({
    mutationFn: async (body: NewPartner) => (await call(usersApi.createPartner, { body })).data,
    meta: { success: partnerMessages.created, quiet: true, refreshes: ['users'] },
  });

/** Returns the firm and its signing link; the page handles what follows. */
export const registerAccountingFirm = () =>
  mutationOptions({
    mutationFn: async (body: ReturnType<typeof toAccountingFirmBody>) =>
      (await call(usersApi.createAccountingFirm, { body })).data,
    // The success message is shown together with that of the agreement (foundation G-17).
    meta: { failure: partnerMessages.firmFailed, refreshes: ['users'] },
  });
