import { useOnRequest } from '../../../../lib/use-later.ts';
import type { BoletoDialogProps } from './boleto-dialog.tsx';

const loadDialog = async () => (await import('./boleto-dialog.tsx')).BoletoDialog;

/** Loads the dialog with its form the first time that it is opened: most visits of a list open none. */
export function BoletoDialogOnRequest(props: BoletoDialogProps) {
  const BoletoDialog = useOnRequest(loadDialog, true, props.onClose);
  return BoletoDialog && <BoletoDialog {...props} />;
}
