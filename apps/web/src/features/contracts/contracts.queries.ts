import type { ContractType } from '@restitui/domain/contracts/contract-type.ts';
import { contractsApi, type NewContractForm } from '@restitui/domain/contracts/contracts.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { contractMessages } from './contracts.messages.ts';

interface ListOf {
  isAtivo: 'true' | 'false';
  q: string;
  pagina: number;
}

export const contractListQuery = (tenant: string, { isAtivo, q, pagina }: ListOf) =>
  queryOptions({
    queryKey: ['contracts', 'list', tenant, isAtivo, q, pagina],
    queryFn: ({ signal }) =>
      call(contractsApi.list, { query: { isAtivo, q: q || undefined, page: pagina }, tenant, signal }),
    placeholderData: keepPreviousData,
  });

export const contractPrivilegesQuery = (tenant: string) =>
  queryOptions({
    queryKey: ['contracts', 'privileges', tenant],
    queryFn: async ({ signal }) => {
      const { data } = await call(contractsApi.readPrivileges, { params: { tenantId: tenant }, tenant, signal });
      return data.granted;
    },
  });

export const contractPreviewQuery = (tenant: string, id: string) =>
  queryOptions({
    queryKey: ['contracts', 'preview', tenant, id],
    queryFn: async ({ signal }) => (await call(contractsApi.preview, { params: { id }, tenant, signal })).data,
  });

export const createContract = mutationOptions({
  mutationFn: async ({ id_tenant, ...body }: NewContractForm) =>
    (await call(contractsApi.create, { body, tenant: id_tenant })).data,
  meta: { quiet: true, refreshes: ['contracts'] },
});

interface SentDocument {
  typeContrato: ContractType;
  id_tenant: string;
  file: File;
  onProgress: (sent: number, total: number) => void;
}

export const sendContractDocument = mutationOptions({
  mutationFn: async ({ typeContrato, id_tenant, file, onProgress }: SentDocument) => {
    const params = { typeContrato, tenantId: id_tenant };
    const options = { params, body: {}, files: { file }, tenant: id_tenant, onUploadProgress: onProgress };
    return (await call(contractsApi.sendDocument, options)).data;
  },
  meta: { quiet: true, refreshes: ['contracts'] },
});

export const deleteContract = (tenant: string) =>
  mutationOptions({
    mutationFn: (id: string) => call(contractsApi.remove, { params: { id }, tenant }),
    meta: { quiet: true, refreshes: ['contracts'] },
  });

export const setContractPrivileges = (tenant: string) =>
  mutationOptions({
    mutationFn: (granted: boolean) =>
      call(contractsApi.setPrivileges, { params: { tenantId: tenant }, body: { granted }, tenant }),
    meta: {
      success: (_: never, granted: boolean) => (granted ? contractMessages.granted : contractMessages.removed),
      refreshes: ['contracts'],
    },
  });

export const downloadContractDocument = (tenant: string) =>
  mutationOptions({
    mutationFn: async (id: string) => saveFile(await call(contractsApi.download, { params: { id }, tenant })),
    meta: { failure: 'Erro ao baixar o documento.' },
  });
