import { type SupportForm, supportApi } from '@restitui/domain/support/support.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { appVersion } from '../../lib/version.ts';

export interface ShownError {
  /** The code that the error page made up for it. */
  id: string;
  /** When it showed, ISO 8601. */
  at: string;
  details: string;
}

export const reportError = ({ id, at, details }: ShownError) =>
  mutationOptions({
    mutationFn: (form: SupportForm) =>
      call(supportApi.report, {
        body: {
          ...form,
          id_erro: id,
          ocorridoEm: at,
          detalhes: details.slice(0, 1000),
          caminho: window.location.pathname.slice(0, 300),
          versao: appVersion,
        },
      }),
    meta: { quiet: true, refreshes: ['support'] },
  });

export const reportsQuery = (page: number) =>
  queryOptions({
    queryKey: ['support', 'reports', page],
    queryFn: ({ signal }) => call(supportApi.listReports, { query: { page, pageSize: 50 }, signal }),
    placeholderData: keepPreviousData,
  });
