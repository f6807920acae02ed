import type { ComponentProps } from 'react';
import { useOnRequest } from '../../../../lib/use-later.ts';
import type { FeeReturnsDialog } from './fee-returns-dialog.tsx';

const load = async () => (await import('./fee-returns-dialog.tsx')).FeeReturnsDialog;

/** Opens the dialog of returns once its part of the app is loaded. */
export function FeeReturnsOnRequest(props: ComponentProps<typeof FeeReturnsDialog>) {
  const Part = useOnRequest(load, true, props.onClose);
  return Part && <Part {...props} />;
}
