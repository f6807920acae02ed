import { rectificationsApi } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { rectificationMessages as messages } from './rectifications.messages.ts';

const inPath = (competencia: string) => competencia.replace('/', '');

/** The key is below the analysis, so that a new result invalidates the mirrors. */
export const rectificationsQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['simples', id_apuracao, 'rectifications'],
    queryFn: async ({ signal }) => (await call(rectificationsApi.list, { params: { id_apuracao }, signal })).data,
  });

export const rectificationQuery = (id_apuracao: string, competencia: string) =>
  queryOptions({
    queryKey: ['simples', id_apuracao, 'rectification', competencia],
    queryFn: async ({ signal }) => {
      const params = { id_apuracao, competencia: inPath(competencia) };
      return (await call(rectificationsApi.read, { params, signal })).data;
    },
  });

export const printRectifications = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: async () => {
      const file = await call(rectificationsApi.pdf, { params: { id_apuracao } });
      saveFile(file);
      return file.name;
    },
    meta: {
      success: (name: string) => messages.printed(name),
      failure: (error: Error) => ({ title: messages.printFailed, detail: errorText(error) }),
    },
  });

export const checkRectification = (id_apuracao: string, competencia: string, conferido: boolean) =>
  mutationOptions({
    mutationFn: () =>
      call(rectificationsApi.check, {
        params: { id_apuracao, competencia: inPath(competencia) },
        body: { conferido },
      }),
    meta: {
      success: conferido ? messages.checked(competencia) : messages.unchecked(competencia),
      failure: (error: Error) => ({ title: messages.saveFailed, detail: errorText(error) }),
      refreshes: ['simples', 'change-history'],
    },
  });
