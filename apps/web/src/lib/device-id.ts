import { deviceIdentifier } from '@restitui/domain/accounts/devices/device-identifier.ts';
import { readStored, writeStored } from './storage.ts';

let unstored: string | undefined;

/** Returns the identifier of this browser, by which the server tells it from a new device. It survives a sign-out. */
export function deviceId(): string {
  const stored = deviceIdentifier.safeParse(readStored('device')).data ?? unstored;
  if (stored) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  unstored = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStored('device', unstored);
  return unstored;
}
