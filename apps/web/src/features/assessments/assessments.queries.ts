import { assessmentsApi } from '@restitui/domain/assessments/assessments.api.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
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
