import { useRef, useState } from 'react';

export interface SentBytes {
  sent: number;
  total: number;
}

/** The options of a call that sends files: its progress, and how it is cancelled. */
export interface Sending {
  onUploadProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
}

/** Records how much of the files of a mutation has been sent. Cancelling keeps what was chosen and typed. */
export function useSending(mutation: { reset: () => void }) {
  const [sent, setSent] = useState<SentBytes>();
  const controller = useRef<AbortController>(undefined);
  return {
    sent,
    /** Returns the options of the next call, and forgets the progress of the last. */
    start(): Sending {
      controller.current = new AbortController();
      const { signal } = controller.current;
      setSent(undefined);
      return { signal, onUploadProgress: (sent, total) => !signal.aborted && setSent({ sent, total }) };
    },
    cancel() {
      controller.current?.abort();
      mutation.reset();
    },
  };
}
