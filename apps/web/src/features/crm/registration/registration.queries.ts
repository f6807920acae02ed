import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** Whether a CPF is that of a known owner. @param cpfProprietario a valid CPF */
export const ownerCheckQuery = (cpfProprietario: string) =>
  queryOptions({
    queryKey: ['clients', 'owner-check', cpfProprietario],
    queryFn: async ({ signal }) =>
      (await call(clientChangesApi.checkOwner, { body: { cpfProprietario }, signal })).data,
  });

export const createClient = mutationOptions({
  mutationFn: async (body: Request<typeof clientChangesApi.create>['body']) =>
    (await call(clientChangesApi.create, { body })).data,
  meta: { quiet: true, refreshes: ['clients', 'leads', 'alerts'] },
});

export const createClientForOwner = mutationOptions({
  mutationFn: async (body: Request<typeof clientChangesApi.createForOwner>['body']) =>
    (await call(clientChangesApi.createForOwner, { body })).data,
  meta: { quiet: true, refreshes: ['clients'] },
});

/** Creates the client's contract and links it (I-252). */
export const linkClientAgreement = mutationOptions({
  mutationFn: async (body: Request<typeof agreementsApi.linkClient>['body']) =>
    (await call(agreementsApi.linkClient, { body })).data,
  meta: { quiet: true, refreshes: ['agreements', 'products', 'clients'] },
});
