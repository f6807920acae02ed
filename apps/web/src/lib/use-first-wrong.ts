import { useEffect, useRef, useState } from 'react';

/** Hands the focus of a form that was refused to the first field that is wrong, once what is wrong stands beside it. */
export function useFirstWrong<E extends HTMLElement>() {
  const form = useRef<E>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus();
  }, [refusals]);
  return { form, refused: () => setRefusals((before) => before + 1) };
}
