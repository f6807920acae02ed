import { type Assessment, assessmentsApi, type ResumeValue } from '@restitui/domain/assessments/assessments.api.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { assessmentMessages } from './assessments.messages.ts';

export const assessmentsQuery = (id_product: string) =>
  queryOptions({
    queryKey: ['assessments', id_product],
    queryFn: async ({ signal }) =>
      (await call(assessmentsApi.listOfProduct, { params: { id: id_product }, signal })).data,
  });

export const resumeQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['resume', id_apuracao],
    queryFn: async ({ signal }) => (await call(assessmentsApi.resume, { params: { id: id_apuracao }, signal })).data,
  });

export const createAssessment = ({ id, id_client, typeServico }: Product) =>
  mutationOptions({
    mutationFn: async () =>
      (await call(assessmentsApi.create, { body: { id_client, id_product: id, typeServico } })).data,
    meta: {
      success: assessmentMessages.created,
      failure: (error: Error) => assessmentMessages.createFailed(errorText(error)),
      refreshes: ['assessments'],
    },
  });

/** Shown at once, taken back when the server refuses. */
export const setAssessmentOpen = ({ id, id_product }: Assessment) =>
  mutationOptions({
    mutationFn: async (isModifica: boolean) =>
      (await call(assessmentsApi.setOpen, { params: { id }, body: { isModifica } })).data,
    onMutate: async (isModifica) => {
      const { queryKey } = assessmentsQuery(id_product);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (list) => list?.map((one) => (one.id === id ? { ...one, isModifica } : one)));
      return { before };
    },
    onError: (_error, _isModifica, kept) => {
      if (kept?.before) queryClient.setQueryData(assessmentsQuery(id_product).queryKey, kept.before);
    },
    meta: {
      success: (_: never, isModifica: boolean) =>
        isModifica ? assessmentMessages.reopened : assessmentMessages.closed,
      failure: assessmentMessages.stateFailed,
      refreshes: ['assessments', 'change-history'],
    },
  });

const refreshes = ['resume', 'change-history'];

/** Shown at once, taken back when the server refuses; what somebody else typed meanwhile is a refusal. */
export const updateResumeValue = (id_apuracao: string, { id, value: seen }: ResumeValue, editor: string) =>
  mutationOptions({
    mutationFn: async (value: number) => (await call(assessmentsApi.updateResume, { body: { id, value, seen } })).data,
    onMutate: async (value) => {
      const { queryKey } = resumeQuery(id_apuracao);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (list) =>
        list?.map((one) => (one.id === id ? { ...one, value, editado_por: editor } : one)),
      );
      return { before };
    },
    onError: (_error, _value, kept) => {
      if (kept?.before) queryClient.setQueryData(resumeQuery(id_apuracao).queryKey, kept.before);
    },
    meta: {
      success: assessmentMessages.valueSaved,
      failure: (error) => ({ title: assessmentMessages.valueFailed, detail: errorText(error) }),
      refreshes,
    },
  });

export const clearResumeValue = ({ id }: ResumeValue) =>
  mutationOptions({
    mutationFn: async () => (await call(assessmentsApi.clearResume, { params: { id } })).data,
    meta: {
      success: assessmentMessages.valueCleared,
      failure: (error) => ({ title: assessmentMessages.valueFailed, detail: errorText(error) }),
      refreshes,
    },
  });
