import { useEffect, useRef, useState } from 'react';

/** Moves the focus of a refused form to its first invalid field, after the messages have rendered. */
export function useFocusInvalid<E extends HTMLElement>() {
  const form = useRef<E>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus();
  }, [refusals]);
  return { form, refused: () => setRefusals((before) => before + 1) };
}
