import { formatDecimal } from '@restitui/brazil/money.ts';
import type { ClientFees } from '@restitui/domain/billing/fees/fees.api.ts';
import { useMutation } from '@tanstack/react-query';
import { BoletoDialogOnRequest } from '../../boletos/components/boleto-dialog-on-request.tsx';
import { chargeFees } from '../fees.queries.ts';

interface ChargeFeesProps {
  fees: Pick<ClientFees, 'id_client' | 'a_cobrar'>;
  onClose: () => void;
}

/** Opens the dialog for a boleto over the chargeable amount of a client; it charges the oldest fees up to its value. */
export function ChargeFees({ fees: { id_client, a_cobrar }, onClose }: ChargeFeesProps) {
  const charge = useMutation(chargeFees);
  return (
    <BoletoDialogOnRequest
      cnpjcpf={id_client}
      preset={{ valorNominal: formatDecimal(a_cobrar), mensagem: 'Honorários de êxito' }}
      onClose={onClose}
      onIssued={({ id }) => {
        charge.mutate({ id_client, id_boleto: id });
        onClose();
      }}
    />
  );
}
