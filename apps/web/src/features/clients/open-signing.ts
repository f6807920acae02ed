import { notify } from '../../lib/toast.ts';
import { registrationMessages } from './registration.messages.ts';

/** The page for signing in a window of its own, which knows nothing of this one. */
export function openSigning(id_client: string, address: string) {
  if (!id_client) return notify.error(registrationMessages.noClient);
  const opened = window.open(address, '_blank');
  if (!opened) return notify.error(registrationMessages.signingFailed);
  opened.opener = null;
}
