import { counted } from '@restitui/brazil/counted.ts';
import { formatDay, parseDay } from '@restitui/brazil/day.ts';
import { formatBRL, formatDecimal, sumOfReais } from '@restitui/brazil/money.ts';
import { isDueInTime } from '@restitui/domain/billing/boletos/boleto-form.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { PaymentFee } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { boletoProposalQuery } from '../../../billing/boletos/boletos.queries.ts';
import { BoletoDialog } from '../../../billing/boletos/components/boleto-dialog.tsx';
import { paymentFeeMessages as messages } from '../payment-fees.messages.ts';
import { chargePaymentFees, feeMessage } from '../payment-fees.queries.ts';
import { FeeLines } from './book-fees-dialog.tsx';

interface ChargeFeesDialogProps {
  id_apuracao: string;
  cnpj: string;
  fees: readonly PaymentFee[];
  onClose: () => void;
  onSaved: () => void;
}

const chargeable = ({ cobranca }: PaymentFee) => cobranca?.a_cobrar ?? 0;

/** Issues the boleto of a payment's fee with all its fields, or one for each of several payments. */
export function ChargeFeesDialog(props: ChargeFeesDialogProps) {
  const { id_apuracao, cnpj, fees, onClose, onSaved } = props;
  const [only] = fees;
  if (!only || fees.length > 1) return <ChargeSeveral {...props} />;
  const { competencia, pagamento } = only;
  return (
    <BoletoDialog
      cnpjcpf={cnpj}
      payment={{ id_apuracao, competencia, pagamento }}
      preset={{ valorNominal: formatDecimal(chargeable(only)), mensagem: feeMessage(only) }}
      onClose={onClose}
      onIssued={onSaved}
    />
  );
}

function ChargeSeveral({ id_apuracao, cnpj, fees, onClose, onSaved }: ChargeFeesDialogProps) {
  const id = useId();
  const proposal = useQuery({ ...boletoProposalQuery(useActingTenant(), cnpj), refetchOnWindowFocus: false });
  const charge = useMutation(chargePaymentFees(id_apuracao, cnpj));
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState('');
  const [issued, setIssued] = useState<readonly PaymentFee[]>([]);
  const left = fees.filter((fee) => !issued.includes(fee));
  const due = typed ?? (proposal.data ? formatDay(proposal.data.dataVencimento) : '');
  const close = () => !charge.isPending && onClose();
  const problem = charge.error ?? (proposal.data ? null : proposal.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!proposal.data?.pagador) return;
    const { pagador } = proposal.data;
    const dataVencimento = parseDay(due);
    const isInTime =
      dataVencimento && isDueInTime({ dataVencimento }, parseDay(proposal.data.dataEmissao) ?? dataVencimento);
    setWrong(isInTime ? '' : dataVencimento ? boletoErrors.boleto_due_past.message : 'Data inválida');
    if (!dataVencimento || !isInTime) return;
    const onIssued = (fee: PaymentFee) => setIssued((before) => [...before, fee]);
    charge.mutate({ fees: left, dataVencimento, pagador, onIssued }, { onSuccess: onSaved });
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!charge.isPending}
      title={`Gerar ${fees.length} boletos`}
      description={`Um boleto por pagamento, ${formatBRL(sumOfReais(fees.map(chargeable)))} ao todo, sem multa nem juros.`}
      size="sm"
      footer={
        <>
          <Button onClick={close} disabled={charge.isPending}>
            {issued.length > 0 ? 'Fechar' : 'Cancelar'}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            loading={charge.isPending}
            disabled={!proposal.data?.pronto || !proposal.data.pagador}
          >
            {`Gerar ${counted(left.length, 'boleto', 'boletos')}`}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
        {problem && (
          <Notice tone="danger" title={errorText(problem)} error={problem}>
            {charge.isError &&
              `${counted(issued.length, 'boleto gerado', 'boletos gerados')} de ${fees.length}. Parou em ${left[0]?.competencia}.`}
          </Notice>
        )}
        {proposal.data?.pronto === false && (
          <Notice tone="danger">Cadastre as credenciais do banco em Informação do Banco antes de gerar boletos.</Notice>
        )}
        {proposal.data?.pagador === null && <Notice tone="danger">{messages.noPayer}</Notice>}
        <Field label="Vencimento" required error={wrong}>
          <MaskedInput mask="day" value={due} onChange={(event) => setTyped(event.currentTarget.value)} />
        </Field>
        <p aria-live="polite" className="text-caption text-muted empty:-mt-4">
          {charge.isPending && `${issued.length} de ${fees.length} gerados`}
        </p>
        <FeeLines fees={left} amountOf={chargeable} />
      </form>
    </Dialog>
  );
}
