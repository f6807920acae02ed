import type { PaymentFee } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { BookFeesDialog } from './book-fees-dialog.tsx';
import { ChargeFeesDialog } from './charge-fees-dialog.tsx';

interface FeeDialogProps {
  id_apuracao: string;
  cnpj: string;
  action: 'LANCAR' | 'COBRAR';
  fees: readonly PaymentFee[];
  onClose: () => void;
  onSaved: () => void;
}

/** Enters or charges the fees of payments. */
export function FeeDialog({ id_apuracao, cnpj, action, fees, onClose, onSaved }: FeeDialogProps) {
  if (action === 'LANCAR') return <BookFeesDialog {...{ id_apuracao, fees, onClose, onSaved }} />;
  return <ChargeFeesDialog {...{ id_apuracao, cnpj, fees, onClose, onSaved }} />;
}
