import { notify } from '../../../lib/toast.ts';
import { clientMessages } from './clients.messages.ts';

/** Opens the signing page in a new window without access to this one. */
export function openSigningPage(id_client: string, address: string) {
  if (!id_client) return notify.error(clientMessages.noClient);
  const opened = window.open(address, '_blank');
  if (!opened) return notify.error(clientMessages.signingFailed);
  opened.opener = null;
}
