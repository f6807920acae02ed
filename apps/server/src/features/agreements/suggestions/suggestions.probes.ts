import type { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const suggestionsProbes: Probes<typeof suggestionsApi> = {
  request: { request: ({ idAgreement }) => ({ params: { idAgreement }, body: { requestChange: 'Trocar o prazo' } }) },
  history: { request: ({ idAgreement }) => ({ params: { agreementId: idAgreement } }) },
  preview: { request: ({ editId }) => ({ params: { editId } }) },
  apply: { request: ({ id_edit }) => ({ params: { id_edit }, body: { html: '<p>Texto novo</p>' } }) },
  approve: { request: ({ id_approvable }) => ({ params: { id: id_approvable } }) },
  reject: { request: ({ id_rejectable }) => ({ params: { id: id_rejectable }, body: { reason: 'Prazo da lei' } }) },
};
