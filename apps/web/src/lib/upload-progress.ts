import { errorCodeOf, errorText } from './api-error.ts';

interface Upload {
  sent: number;
  total: number;
  /** Message of the server, set when the upload failed. */
  failure?: string;
  /** Code of a failure of the server, which users quote to support. */
  code?: string | undefined;
}

type Listener = () => void;

const uploads = new Map<string, Upload>();
const listeners = new Set<Listener>();

function changed() {
  for (const listener of listeners) listener();
}

/** Running and failed uploads by assessment, kept when the user leaves the screen. */
export const uploadProgress = {
  of: (id_apuracao: string): Upload | undefined => uploads.get(id_apuracao),
  report(id_apuracao: string, upload: Upload): void {
    uploads.set(id_apuracao, upload);
    changed();
  },
  fail(id_apuracao: string, error: unknown): void {
    uploads.set(id_apuracao, {
      ...(uploads.get(id_apuracao) ?? { sent: 0, total: 0 }),
      failure: errorText(error),
      code: errorCodeOf(error),
    });
    changed();
  },
  end(id_apuracao: string): void {
    uploads.delete(id_apuracao);
    changed();
  },
  subscribe(listener: Listener): Listener {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
