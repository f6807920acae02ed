import { noteDocumentsApi } from '@restitui/domain/simples/analysis/note-documents.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** A note does not change; it is kept for a short time only, because it names people. */
export const noteDocumentQuery = (id_apuracao: string, chave: string) =>
  queryOptions({
    queryKey: ['note-documents', id_apuracao, chave],
    queryFn: async ({ signal }) => (await call(noteDocumentsApi.read, { params: { id_apuracao, chave }, signal })).data,
    staleTime: 5 * 60_000,
    gcTime: 60_000,
  });
