import { type ReportFilters, reportList } from '@restitui/domain/operations/support/report-list.ts';
import { type SupportForm, supportApi } from '@restitui/domain/operations/support/support.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { appVersion } from '../../../lib/version.ts';

export interface ShownError {
  /** The code that the error page generated. */
  id: string;
  /** When the error occurred, ISO 8601. */
  at: string;
  details: string;
  /** The code by which the log of the server names the failed request. */
  code?: string | undefined;
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

export const reportsQuery = (filters: ReportFilters) => {
  const query = reportList.toQuery(filters);
  return queryOptions({
    queryKey: ['support', 'reports', query],
    queryFn: ({ signal }) => call(supportApi.listReports, { query, signal }),
    placeholderData: keepPreviousData,
  });
};
