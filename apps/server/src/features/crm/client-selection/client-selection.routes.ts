import { clientSelectionApi } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import { mount } from '../../../http/mount.ts';
import { listMessageChannels } from './use-cases/list-message-channels.ts';
import { sendMessageToSelection } from './use-cases/send-message-to-selection.ts';
import { setResponsibleOfSelection } from './use-cases/set-responsible-of-selection.ts';
import { setStatusOfSelection } from './use-cases/set-status-of-selection.ts';
import { setTagOfSelection } from './use-cases/set-tag-of-selection.ts';

export const clientSelectionRoutes = mount(clientSelectionApi, {
  setResponsible: setResponsibleOfSelection,
  setStatus: setStatusOfSelection,
  setTag: setTagOfSelection,
  listChannels: listMessageChannels,
  sendMessage: sendMessageToSelection,
});
