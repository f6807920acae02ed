import { useEffect, useRef } from 'react';

export interface ReviewKeys {
  next: () => void;
  previous: () => void;
  approve: () => void;
  deny: () => void;
}

const actionOf: Readonly<Record<string, keyof ReviewKeys>> = { j: 'next', k: 'previous', a: 'approve', n: 'deny' };

/** Handles J, K, A and N while enabled; text fields, and keys held with Ctrl, Alt or Command, are left alone. */
export function useReviewKeys(enabled: boolean, actions: ReviewKeys): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    if (!enabled) return;
    function press(event: KeyboardEvent) {
      const { key, target, ctrlKey, altKey, metaKey, repeat } = event;
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
      const action = actionOf[key.toLowerCase()];
      if (isTyping || ctrlKey || altKey || metaKey || repeat || !action) return;
      event.preventDefault();
      current.current[action]();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [enabled]);
}
