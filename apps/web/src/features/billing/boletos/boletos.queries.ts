import type { NewBoleto } from '@restitui/domain/billing/boletos/boleto-form.ts';
import { type BoletoListFilters, boletoList } from '@restitui/domain/billing/boletos/boleto-list.ts';
import type { OrigemRecebimento } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { type Boleto, boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { callEach } from '../../../lib/call-each.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { boletoMessages } from './boletos.messages.ts';

const refreshes = ['boletos', 'alerts', 'dashboards', 'change-history', 'fees'];

export const boletoListQuery = (
  tenant: string | undefined,
  filters: BoletoListFilters,
  id_client: string | undefined,
) => {
  const query = { ...boletoList.toQuery(filters), id_client };
  return queryOptions({
    queryKey: ['boletos', tenant, 'list', query],
    queryFn: ({ signal }) => call(boletosApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

const processing = 1500;

/** One boleto; polled while the bank is issuing or replacing it. */
export const boletoQuery = (tenant: string | undefined, id: string) =>
  queryOptions({
    queryKey: ['boletos', tenant, 'one', id],
    queryFn: async ({ signal }) => (await call(boletosApi.read, { params: { id }, signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.situacao === 'EM_PROCESSAMENTO' || data?.substituicao ? processing : false,
    staleTime: 0,
  });

/** Initial values of the dialog. */
export const boletoProposalQuery = (tenant: string | undefined, id_client: string | undefined) =>
  queryOptions({
    queryKey: ['boletos', tenant, 'start', id_client ?? ''],
    queryFn: async ({ signal }) => (await call(boletosApi.start, { query: { id_client }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** The payment whose fee a boleto charges. */
export interface ChargedPayment {
  id_apuracao: string;
  competencia: string;
  pagamento: string;
}

/** The dialog shows issues beside their fields. */
export const issueBoleto = (replaced: string | undefined, payment?: ChargedPayment) =>
  mutationOptions({
    mutationFn: async (body: NewBoleto) => {
      if (payment) {
        const params = { ...payment, competencia: payment.competencia.replace('/', '') };
        return (await call(paymentFeesApi.charge, { params, body })).data;
      }
      if (!replaced) return (await call(boletosApi.issue, { body })).data;
      return (await call(boletosApi.replace, { params: { id: replaced }, body })).data;
    },
    meta: {
      success: ({ substituicao }: Boleto) => {
        if (!replaced) return boletoMessages.issued;
        return substituicao === null ? boletoMessages.replaced : boletoMessages.replacing;
      },
      quiet: true,
      refreshes,
    },
  });

export const cancelBoleto = (id: string) =>
  mutationOptions({
    mutationFn: (motivoCancelamento: string) =>
      call(boletosApi.cancel, { params: { id }, body: { motivoCancelamento } }),
    meta: { success: boletoMessages.cancelled, failure: boletoMessages.cancelFailed, refreshes },
  });

export const payBoleto = (id: string) =>
  mutationOptions({
    mutationFn: (origemRecebimento: OrigemRecebimento) =>
      call(boletosApi.pay, { params: { id }, body: { origemRecebimento } }),
    meta: { success: boletoMessages.paid, failure: boletoMessages.payFailed, refreshes },
  });

export const refundBoleto = (id: string) =>
  mutationOptions({
    mutationFn: (motivoDevolucao: string) => call(boletosApi.giveBack, { params: { id }, body: { motivoDevolucao } }),
    meta: { success: boletoMessages.givenBack, failure: boletoMessages.giveBackFailed, refreshes },
  });

export const refreshBoleto = (id: string) =>
  mutationOptions({
    mutationFn: () => call(boletosApi.refresh, { params: { id } }),
    meta: { success: boletoMessages.refreshed, failure: boletoMessages.refreshFailed, refreshes },
  });

/** Asks the bank about several boletos. */
export const refreshBoletos = () =>
  mutationOptions({
    mutationFn: (boletos: readonly Pick<Boleto, 'id'>[]) =>
      callEach(boletos, ({ id }) => call(boletosApi.refresh, { params: { id } })),
    meta: { success: boletoMessages.refreshedMany, failure: boletoMessages.refreshFailed, refreshes },
  });

export const downloadBoleto = mutationOptions({
  mutationFn: async (id: string) => saveFile(await call(boletosApi.pdf, { params: { id } })),
  meta: { failure: boletoMessages.pdfFailed },
});

/** All boletos that match the filters, as spreadsheet rows. */
export const exportBoletos = (filters: BoletoListFilters, id_client: string | undefined) =>
  mutationOptions({
    mutationFn: async () =>
      (await call(boletosApi.listForExport, { query: { ...boletoList.toFilterQuery(filters), id_client } })).data,
    meta: { failure: boletoMessages.exportFailed },
  });
