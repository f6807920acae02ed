import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { partnershipTypeOf } from '@restitui/domain/agreements/documents/partnership-type.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { agreementMessages } from './agreements.messages.ts';

/** Reads the partnership of a user; null without one, because a 404 would be an error in the browser's console. */
export const userAgreementQuery = (userId: string) =>
  queryOptions({
    queryKey: ['agreements', 'user', userId],
    queryFn: async ({ signal }) =>
      (await call(agreementsApi.ofUser, { params: { userId }, query: { vazio: '1' }, signal })).data,
  });

/** Reads a client's agreement by session or link token; null without one. `who` keeps the caches of different readers apart. */
export const activeAgreementQuery = (
  id: string,
  { t, who, contrato }: { t: string | undefined; who: string | undefined; contrato: string | undefined },
) =>
  queryOptions({
    queryKey: ['agreements', 'client', id, t, who, contrato],
    queryFn: async ({ signal }) =>
      (await call(agreementsApi.activeOfClient, { params: { id }, query: { t, contrato, vazio: '1' }, signal })).data,
    gcTime: 0,
  });

interface Partner {
  email: string;
  cnpj?: string | null | undefined;
  id_tenant: string;
}

/** Writes the partnership of a user and links it (F-255, F-239, foundation C-18). */
export const linkUserAgreement = () =>
  mutationOptions({
    mutationFn: async ({ email, id_tenant, ...person }: Partner) => {
      const body = { email, contracts: [partnershipTypeOf(person)] };
      return (await call(agreementsApi.linkUser, { body, tenant: id_tenant })).data;
    },
    meta: { failure: agreementMessages.linkFailed, refreshes: ['agreements', 'identity-checks'] },
  });
