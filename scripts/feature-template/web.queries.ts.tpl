import { type New{{Item}}, {{items}}Api } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { {{item}}Messages } from './{{feature}}.messages.ts';

export const {{items}}Query = () =>
  queryOptions({
    queryKey: ['{{feature}}'],
    queryFn: async ({ signal }) => (await call({{items}}Api.list, { signal })).data,
  });

export const create{{Item}} = () =>
  mutationOptions({
    mutationFn: (body: New{{Item}}) => call({{items}}Api.create, { body }),
    meta: { success: {{item}}Messages.created, failure: {{item}}Messages.createFailed, refreshes: ['{{feature}}'] },
  });

export const remove{{Item}} = () =>
  mutationOptions({
    mutationFn: (id: string) => call({{items}}Api.remove, { params: { id } }),
    meta: { success: {{item}}Messages.removed, failure: {{item}}Messages.removeFailed, refreshes: ['{{feature}}'] },
  });
