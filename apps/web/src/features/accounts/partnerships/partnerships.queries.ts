import type { CommissionDecisionForm } from '@restitui/domain/accounts/partnerships/commission-request.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { partnershipMessages } from './partnerships.messages.ts';

/** The sidebar asks for the partnership of partners only, so that other users do not load these calls. */
const loadCalls = async () =>
  (await import('@restitui/domain/accounts/partnerships/partnerships.api.ts')).partnershipsApi;

interface Owner {
  id: string;
  id_tenant: string;
}

/** Kept under the users, so that every change of a user refreshes the partnership too. */
export const partnershipQuery = ({ id, id_tenant }: Owner) =>
  queryOptions({
    queryKey: ['users', 'partnership', id],
    queryFn: async ({ signal }) => {
      const { read } = await loadCalls();
      return (await call(read, { params: { id }, tenant: id_tenant, signal })).data;
    },
  });

export const decideCommission = ({ id, id_tenant }: Owner) =>
  mutationOptions({
    mutationFn: async (body: CommissionDecisionForm) =>
      call((await loadCalls()).decideCommission, { params: { id }, body, tenant: id_tenant }),
    meta: {
      success: (_: unknown, { decisao }: CommissionDecisionForm) =>
        decisao === 'APROVADA' ? partnershipMessages.approved : partnershipMessages.refused,
      failure: partnershipMessages.decisionFailed,
      refreshes: ['users', 'alerts'],
    },
  });
