import type { Actor } from '@restitui/domain/users/actor.ts';
import type { accountingFirmOf } from '@restitui/domain/users/new-accounting-firm.ts';
import type { NewPartner } from '@restitui/domain/users/new-partner.ts';
import { canListManaged } from '@restitui/domain/users/partners.access.ts';
import { usersApi } from '@restitui/domain/users/users.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { partnerMessages } from './partners.messages.ts';
import type { UserFilters } from './user-filters.ts';

/** The people under a GERENTE; all of the consultancy for its CEO (foundation C-10). */
export const partnerListQuery = (actor: Actor, { pagina, q, sort }: UserFilters) =>
  queryOptions({
    queryKey: ['users', 'partners', actor.id, { pagina, q, sort }],
    queryFn: ({ signal }) => {
      const query = { page: pagina, pageSize: 50, q: q || undefined, sort };
      return canListManaged(actor)
        ? call(usersApi.listManaged, { query, signal })
        : call(usersApi.listOfTenant, { params: { tenantId: actor.id_tenant }, query, signal });
    },
    placeholderData: keepPreviousData,
  });

export const registerPartner = () =>
  mutationOptions({
    mutationFn: async (body: NewPartner) => (await call(usersApi.createPartner, { body })).data,
    meta: { success: partnerMessages.created, quiet: true, refreshes: ['users'] },
  });

/** The firm with the link at which it signs; what comes after its registration is the page's. */
export const registerAccountingFirm = () =>
  mutationOptions({
    mutationFn: async (body: ReturnType<typeof accountingFirmOf>) =>
      (await call(usersApi.createAccountingFirm, { body })).data,
    // Its success is told with that of the agreement (foundation G-17).
    meta: { failure: partnerMessages.firmFailed, refreshes: ['users'] },
  });
