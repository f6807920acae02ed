import {
  type Assessment,
  assessmentsApi,
  type ResumeValue,
} from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { optimisticUpdate } from '../../../lib/optimistic-update.ts';
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

/** Optimistic: rolled back when the server refuses. */
export const setAssessmentOpen = ({ id, id_product }: Assessment) =>
  mutationOptions({
    mutationFn: async (isModifica: boolean) =>
      (await call(assessmentsApi.setOpen, { params: { id }, body: { isModifica } })).data,
    ...optimisticUpdate(assessmentsQuery(id_product), (list: Assessment[], isModifica: boolean) =>
      list.map((one) => (one.id === id ? { ...one, isModifica } : one)),
    ),
    meta: {
      success: (_: never, isModifica: boolean) =>
        isModifica ? assessmentMessages.reopened : assessmentMessages.closed,
      failure: assessmentMessages.stateFailed,
      refreshes: ['assessments', 'change-history'],
    },
  });

const refreshes = ['resume', 'change-history'];

/** Optimistic: rolled back when the server refuses. A concurrent change is refused by the server. */
export const updateResumeValue = (id_apuracao: string, { id, value: seen }: ResumeValue, editor: string) =>
  mutationOptions({
    mutationFn: async (value: number) => (await call(assessmentsApi.updateResume, { body: { id, value, seen } })).data,
    ...optimisticUpdate(resumeQuery(id_apuracao), (list: ResumeValue[], value: number) =>
      list.map((one) => (one.id === id ? { ...one, value, editado_por: editor } : one)),
    ),
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
