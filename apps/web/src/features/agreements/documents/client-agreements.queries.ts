import { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { sessionHeaders } from '../../../lib/session-headers.ts';
import type { Sending } from '../../../lib/use-sending.ts';
import { withFailureMessage } from '../../../lib/with-failure-message.ts';
import { agreementMessages, RefusedUpload } from './agreements.messages.ts';

/** Below the five minutes for which signed links to PDFs are valid. */
const linkLife = 4 * 60_000;

export const clientAgreementsQuery = (cnpjcpf: string) =>
  queryOptions({
    queryKey: ['agreements', 'of-client', cnpjcpf],
    queryFn: async ({ signal }) => (await call(clientAgreementsApi.ofClient, { params: { cnpjcpf }, signal })).data,
    staleTime: linkLife,
    gcTime: linkLife,
    refetchInterval: linkLife,
  });

/** Updates the text with current data (W-318). */
export const updateText = mutationOptions({
  mutationFn: async ({
    id_client,
    t,
    contrato,
  }: {
    id_client: string;
    t: string | undefined;
    contrato: string | undefined;
  }) =>
    (
      await call(clientAgreementsApi.update, { body: { id_client, t, contrato } }).catch(
        withFailureMessage(agreementMessages.updateCallFailed),
      )
    ).data,
  meta: { failure: (error) => ({ title: agreementMessages.updateFailed(error) }) },
});

export const downloadPdf = (t: string | undefined) =>
  mutationOptions({
    mutationFn: async (id: string) => saveFile(await call(clientAgreementsApi.pdf, { params: { id }, query: { t } })),
    meta: { failure: agreementMessages.pdfFailed },
  });

export const closeAgreement = mutationOptions({
  mutationFn: (id: string) => call(clientAgreementsApi.close, { params: { id } }),
  meta: {
    success: agreementMessages.closed,
    failure: agreementMessages.closeFailed,
    refreshes: ['agreements', 'suggestions'],
  },
});

interface Attached {
  id: string | undefined;
  file: File | undefined;
  token: string | undefined;
}

/** Returns the first problem that prevents attaching a PDF, in the specified order (W-394 to W-396). */
export function attachProblem({ id, file, token }: Attached): string | undefined {
  if (!file) return agreementMessages.noFile;
  if (!token) return agreementMessages.noToken;
  return id ? undefined : agreementMessages.noContract;
}

export const attachPdf = mutationOptions({
  mutationFn: async ({ id, file, sending }: Omit<Attached, 'token'> & { sending: Sending }) => {
    const problem = attachProblem({ id, file, token: sessionHeaders().token });
    if (problem || !id || !file) throw new RefusedUpload(problem);
    const sent = { params: { id }, body: {}, files: { minuta: file }, ...sending };
    return (
      await call(clientAgreementsApi.attachPdf, sent).catch(withFailureMessage(agreementMessages.attachCallFailed))
    ).data;
  },
  meta: { success: agreementMessages.attached, failure: agreementMessages.notAttached, refreshes: ['agreements'] },
});
