import type { DeclaredSurroundings } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import { deviceWords } from '../../lib/device-words.ts';

/** What this browser says of itself, for the record beside what the server sees. */
export function declaredNow(local: string): DeclaredSurroundings {
  const { width, height } = window.screen;
  return {
    local,
    maquina: deviceWords(navigator.userAgent, window.screen),
    clock: new Date().toISOString(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: `${width}×${height}`,
    language: navigator.language,
  };
}
