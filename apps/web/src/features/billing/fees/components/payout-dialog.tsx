import { zodResolver } from '@hookform/resolvers/zod';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { type NewPayout, payoutMeansLabels } from '@restitui/domain/billing/fees/fee-payouts.ts';
import type { FeeAccount } from '@restitui/domain/billing/fees/fees.api.ts';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { focusIssuesOf, textBesideFields } from '../../../../lib/show-issues.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { feeMessages } from '../fees.messages.ts';
import { payOutFees } from '../fees.queries.ts';
import { initialPayout, type PayoutFormValues, payoutFormSchema } from '../payout-form-values.ts';

const means = Object.entries(payoutMeansLabels).map(([value, label]) => ({ value, label }));

interface PayoutDialogProps {
  receiver: FeeAccount;
  onClose: () => void;
}

/** Enters a payout of a share. */
export function PayoutDialog({ receiver, onClose }: PayoutDialogProps) {
  const to = receiver.papel === 'PROVEDOR' ? 'ao provedor' : `a ${displayName(receiver.nome)}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Registrar repasse ${to}`}
      description={`Em aberto: ${formatBRL(receiver.aberto)}. O pagamento é feito fora do sistema; aqui ele é registrado.`}
      guarded
    >
      <PayoutForm receiver={receiver} onClose={onClose} />
    </Dialog>
  );
}

function PayoutForm({ receiver, onClose }: PayoutDialogProps) {
  const today = dayInBrazil(new Date());
  const draft = `repasse ${receiver.papel} ${receiver.id_user ?? ''}`;
  const payOut = useMutation(withDraft(payOutFees, draft));
  const defaultValues = initialPayout(receiver, today);
  const form = useForm<PayoutFormValues, unknown, NewPayout>({
    resolver: zodResolver(payoutFormSchema(receiver, today)),
    // Validating on blur would shift the layout and move the button away from the pointer.
    mode: 'onSubmit',
    defaultValues,
  });
  const { handleSubmit, setError, formState } = form;
  const submit = handleSubmit((payout) =>
    payOut.mutate(payout, {
      onSuccess: onClose,
      onError: (error) => focusIssuesOf(error, setError, defaultValues),
    }),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="Registrar repasse" className="flex flex-col gap-5 pb-2">
        <FormDraft name={draft} saved={payOut.isSuccess} />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormText name="valor" label="Valor" required inputMode="decimal" className="figures text-right" />
          <FormText name="data" label="Data do pagamento" mask="day" required />
          <FormSelect name="forma" label="Forma" required options={means} />
          <FormText name="referencia" label="Referência" required maxLength={60} help="Comprovante, nota ou recibo." />
        </div>
        {payOut.isError && (
          <Notice tone="danger" error={payOut.error} title={feeMessages.payoutFailed}>
            {textBesideFields(payOut.error, defaultValues)}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={payOut.isPending}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" loading={payOut.isPending}>
            Registrar repasse
          </Button>
        </div>
        <LeaveGuard
          unsaved={formState.isDirty && !payOut.isSuccess}
          description="O repasse ainda não foi registrado. O que foi digitado fica como rascunho nesta aba."
        />
      </form>
    </FormProvider>
  );
}
