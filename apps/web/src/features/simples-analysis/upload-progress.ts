export interface UploadProgress {
  sent: number;
  total: number;
}

type Listener = () => void;

const uploads = new Map<string, UploadProgress>();
const listeners = new Set<Listener>();

/** Uploads that are under way, by apuração: they outlive the screen that started them. */
export const uploadProgress = {
  of: (id_apuracao: string): UploadProgress | undefined => uploads.get(id_apuracao),
  report(id_apuracao: string, progress: UploadProgress): void {
    uploads.set(id_apuracao, progress);
    for (const listener of listeners) listener();
  },
  end(id_apuracao: string): void {
    uploads.delete(id_apuracao);
    for (const listener of listeners) listener();
  },
  subscribe(listener: Listener): Listener {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
