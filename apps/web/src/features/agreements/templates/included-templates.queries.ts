import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { templateMessages } from './templates.messages.ts';

/** Loads the calls at the click: the home offers this, and would build their schemas at its start. */
export const addIncludedTemplates = (tenant: string) =>
  mutationOptions({
    mutationFn: async () => {
      const { templatesApi } = await import('@restitui/domain/agreements/templates/templates.api.ts');
      return (await call(templatesApi.addIncluded, { tenant })).data.length;
    },
    meta: { success: templateMessages.included, refreshes: ['contracts', 'first-steps'] },
  });
