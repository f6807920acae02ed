import { useEffect, useSyncExternalStore } from 'react';
import { uploadProgress } from '../upload-progress.ts';

/** The upload of this apuração, if one is under way or broke off; closing the window asks first while it is under way. */
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
