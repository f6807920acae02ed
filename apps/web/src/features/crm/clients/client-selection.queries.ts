import { counted, plural } from '@restitui/brazil/counted.ts';
import {
  clientSelectionApi,
  type MessageResult,
  type SelectionResult,
} from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { formatTime } from '../../../lib/formats.ts';
import { selectionMessages } from './clients.messages.ts';

type Body<K extends keyof typeof clientSelectionApi> = Request<(typeof clientSelectionApi)[K]>['body'];

/** Tells how many clients changed; refused ones are listed in a dialog. */
export function selectionText({ alterados, iguais }: SelectionResult): { title: string; detail?: string } {
  const title =
    alterados === 0 ? 'Nenhum cliente alterado' : counted(alterados, 'cliente alterado', 'clientes alterados');
  if (iguais === 0) return { title };
  return { title, detail: `${iguais} já ${plural(iguais, 'estava', 'estavam')} assim.` };
}

const meta = {
  success: (result: SelectionResult) => selectionText(result),
  failure: selectionMessages.failed,
  refreshes: ['clients', 'alerts', 'products', 'change-history'],
};

export const setResponsibleOfSelection = () =>
  mutationOptions({
    mutationFn: async (body: Body<'setResponsible'>) => (await call(clientSelectionApi.setResponsible, { body })).data,
    meta,
  });

export const setStatusOfSelection = () =>
  mutationOptions({
    mutationFn: async (body: Body<'setStatus'>) => (await call(clientSelectionApi.setStatus, { body })).data,
    meta,
  });

/** Tells how many messages leave, and when; refused clients are listed in a dialog. */
export function sentText({ alterados, iguais, sendAt }: MessageResult): { title: string; detail?: string } {
  const title =
    alterados === 0 ? 'Nenhuma mensagem enviada' : counted(alterados, 'mensagem a caminho', 'mensagens a caminho');
  const had = plural(iguais, 'cliente já recebeu', 'clientes já receberam');
  const details = [
    ...(sendAt !== null && alterados > 0 ? [`${plural(alterados, 'Sai', 'Saem')} às ${formatTime(sendAt)}.`] : []),
    ...(iguais > 0 ? [`${iguais} ${had} esta mensagem hoje.`] : []),
  ];
  return details.length === 0 ? { title } : { title, detail: details.join(' ') };
}

/** The channels by which the installation sends messages. */
export const messageChannelsQuery = () =>
  queryOptions({
    queryKey: ['message-channels'],
    queryFn: async ({ signal }) => (await call(clientSelectionApi.listChannels, { signal })).data,
    staleTime: 5 * 60_000,
  });

export const sendMessageToSelection = () =>
  mutationOptions({
    mutationFn: async (body: Body<'sendMessage'>) => (await call(clientSelectionApi.sendMessage, { body })).data,
    meta: { success: sentText, failure: selectionMessages.sendFailed, refreshes: ['messages', 'change-history'] },
  });

export const setTagOfSelection = () =>
  mutationOptions({
    mutationFn: async (body: Body<'setTag'>) => (await call(clientSelectionApi.setTag, { body })).data,
    meta: { ...meta, refreshes: [...meta.refreshes, 'tags'] },
  });
