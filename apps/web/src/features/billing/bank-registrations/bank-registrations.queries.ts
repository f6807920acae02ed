import type { BankFields } from '@restitui/domain/billing/bank-registrations/bank-form.ts';
import { bankRegistrationsApi } from '@restitui/domain/billing/bank-registrations/bank-registrations.api.ts';
import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import type { Sending } from '../../../lib/use-sending.ts';

/** The registration of the current tenant; the provider's own for an ADMIN without a selected tenant. */
export const bankQuery = (tenant: string | undefined) =>
  queryOptions({
    queryKey: ['bank', tenant ?? 'own'],
    queryFn: async ({ signal }) => (await call(bankRegistrationsApi.read, { signal })).data,
  });

interface BankSubmission {
  fields: BankFields;
  files: { chaveKey: File | undefined; certificado: File | undefined };
  /** The version that was edited. */
  seen: number;
  sending: Sending;
}

/** The page shows success and failure itself. */
export const saveBank = mutationOptions({
  mutationFn: async ({ fields, files, seen, sending }: BankSubmission) =>
    (await call(bankRegistrationsApi.save, { body: { ...fields, seen }, files, ...sending })).data,
  meta: { quiet: true, refreshes: ['bank'] },
});

export const testBank = mutationOptions({
  mutationFn: async () => (await call(bankRegistrationsApi.test)).data,
  meta: { quiet: true },
});

export const registerNotices = mutationOptions({
  mutationFn: async () => (await call(boletosApi.registerNotices)).data,
  meta: { quiet: true },
});
