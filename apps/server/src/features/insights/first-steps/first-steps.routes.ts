import { firstStepsApi } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import { mount } from '../../../http/mount.ts';
import { postponeFirstSteps } from './use-cases/postpone-first-steps.ts';
import { readFirstSteps } from './use-cases/read-first-steps.ts';
import { sendTestMessage } from './use-cases/send-test-message.ts';

export const firstStepsRoutes = mount(firstStepsApi, {
  read: readFirstSteps,
  postpone: postponeFirstSteps,
  sendTest: sendTestMessage,
});
