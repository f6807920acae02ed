import { coverageApi } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { coverageMessages } from './coverage.messages.ts';
import { coverageFigures } from './coverage-figures.ts';

export const coverageQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['coverage', id_apuracao],
    queryFn: async ({ signal }) => (await call(coverageApi.read, { params: { id_apuracao }, signal })).data,
  });

/** The figures of the coverage; null before a result, and for older results. */
export const coverageFiguresQuery = (id_apuracao: string) =>
  queryOptions({
    ...coverageQuery(id_apuracao),
    select: ({ cobertura, confirmacoes }) => cobertura && coverageFigures(cobertura, confirmacoes),
  });

const pathForm = (competencia: string) => competencia.replace('/', '');

export const confirmCoverage = (id_apuracao: string, competencia: string) =>
  mutationOptions({
    mutationFn: (body: { motivo: string }) =>
      call(coverageApi.confirm, { params: { id_apuracao, competencia: pathForm(competencia) }, body }),
    meta: { quiet: true, success: coverageMessages.confirmed(competencia), refreshes: ['coverage'] },
  });

export const withdrawCoverage = (id_apuracao: string, competencia: string) =>
  mutationOptions({
    mutationFn: () => call(coverageApi.withdraw, { params: { id_apuracao, competencia: pathForm(competencia) } }),
    meta: {
      success: coverageMessages.withdrawn(competencia),
      failure: coverageMessages.withdrawFailed,
      refreshes: ['coverage'],
    },
  });
