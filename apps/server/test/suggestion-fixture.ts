import { suggestionsApi as api } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { addContractParties } from './agreement-parties.ts';
import type { TestServer } from './harness.ts';

export type SuggestionFixture = Awaited<ReturnType<typeof createSuggestionFixture>>;

/** Adds an agreement with a term of thirty days, with functions to suggest, write and decide on changes. */
export async function createSuggestionFixture(server: TestServer, provider: TenantId) {
  const parties = await addContractParties(server, provider);
  const { byCeo } = parties;
  const agreement = await parties.contract({ html: '<p>São 30 dias.</p>' });

  return {
    ...parties,
    agreement,
    asked: async (requestChange = 'Trocar 30 por 60 dias', by = byCeo, idAgreement = agreement) =>
      (await by.call(api.request, { params: { idAgreement }, body: { requestChange } })).data,
    apply: (id_edit: string, html: string, by = byCeo) => by.try(api.apply, { params: { id_edit }, body: { html } }),
    approve: (id: string, by = byCeo) => by.try(api.approve, { params: { id } }),
    reject: (id: string, by = byCeo, reason?: string) =>
      by.try(api.reject, { params: { id }, ...(reason !== undefined && { body: { reason } }) }),
    history: async (by = byCeo) => (await by.call(api.history, { params: { agreementId: agreement } })).data,
    preview: async (editId: string, highlight?: '0' | '1', by = byCeo) =>
      (await by.call(api.preview, { params: { editId }, query: { highlight } })).data,
  };
}
