import { useEffect, useSyncExternalStore } from 'react';
import { uploadProgress } from '../../../../lib/upload-progress.ts';

/**
 * Returns the upload of this assessment if it is running or failed; warns before the window is closed while it runs.
 */
export function useUpload(id_apuracao: string) {
  const upload = useSyncExternalStore(uploadProgress.subscribe, () => uploadProgress.of(id_apuracao));
  const sending = upload !== undefined && upload.failure === undefined;

  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [sending]);

  return { upload, sending };
}
