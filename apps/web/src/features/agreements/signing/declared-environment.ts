import type { DeclaredEnvironment } from '@restitui/domain/agreements/signing/signing.api.ts';
import { describeDevice } from '../../../lib/describe-device.ts';

/** Collects the data that this browser declares for the evidence. */
export function readDeclaredEnvironment(local: string): DeclaredEnvironment {
  const { width, height } = window.screen;
  return {
    local,
    maquina: describeDevice(navigator.userAgent, window.screen),
    clock: new Date().toISOString(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: `${width}×${height}`,
    language: navigator.language,
  };
}
