import { evidenceApi } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { Sending } from '../../../lib/use-sending.ts';
import { evidenceMessages as messages } from './evidence.messages.ts';

export const verificationQuery = (code: string) =>
  queryOptions({
    queryKey: ['verification', code],
    queryFn: async ({ signal }) => (await call(evidenceApi.verify, { params: { code }, signal })).data,
    retry: false,
  });

const whileSealing = 3000;

/** Polls while the document is being sealed. */
export const sealQuery = (id: string, t: string | undefined) =>
  queryOptions({
    queryKey: ['agreement-seal', id, t ?? ''],
    queryFn: async ({ signal }) => (await call(evidenceApi.sealOf, { params: { id }, query: { t }, signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data && (data.state === 'na_fila' || data.state === 'selando') ? whileSealing : false,
  });

export const retrySeal = (id: string) =>
  mutationOptions({
    mutationFn: () => call(evidenceApi.retrySeal, { params: { id } }),
    meta: { success: messages.sealAsked, failure: messages.sealAskFailed, refreshes: ['agreement-seal'] },
  });

export const exportEvidence = mutationOptions({
  mutationFn: async (id: string) => saveFile(await call(evidenceApi.exportEvidence, { params: { id } })),
  meta: { failure: messages.exportFailed },
});

/** Has no messages because the page shows the report. */
export const checkIntegrity = mutationOptions({
  mutationFn: async () => (await call(evidenceApi.checkIntegrity)).data,
  meta: { failure: messages.checkFailed },
});

export const certificateQuery = (tenant: string | undefined) =>
  queryOptions({
    queryKey: ['seal-certificate', tenant ?? 'own'],
    queryFn: async ({ signal }) => (await call(evidenceApi.certificate, { signal })).data,
  });

interface SentCertificate {
  certificate: File | undefined;
  password: string;
  sending: Sending;
}

/** Has no messages because errors appear on the fields. */
export const sendCertificate = mutationOptions({
  mutationFn: ({ certificate, password, sending }: SentCertificate) =>
    call(evidenceApi.sendCertificate, { body: { password }, files: { certificate }, ...sending }),
  meta: { success: messages.certificateSaved, quiet: true, refreshes: ['seal-certificate'] },
});

export const removeCertificate = mutationOptions({
  mutationFn: () => call(evidenceApi.removeCertificate),
  meta: {
    success: messages.certificateRemoved,
    failure: messages.certificateRemoveFailed,
    refreshes: ['seal-certificate'],
  },
});
