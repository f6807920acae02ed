import { zodResolver } from '@hookform/resolvers/zod';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { NewFeeReturn } from '@restitui/domain/billing/fees/fee-returns.ts';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { focusIssuesOf, textBesideFields } from '../../../../lib/show-issues.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormText } from '../../../../ui/form-fields.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { feeMessages } from '../fees.messages.ts';
import { giveBackFees } from '../fees.queries.ts';
import { initialReturn, type ReturnFormValues, type ReturnTarget, returnFormSchema } from '../return-form-values.ts';

interface ReturnFormProps {
  of: ReturnTarget;
  /** The amount to be given back, in reais. */
  owed: number;
  onClose: () => void;
}

/** Enters the return of a paid fee. */
export function ReturnForm({ of, owed, onClose }: ReturnFormProps) {
  const today = dayInBrazil(new Date());
  const draft = `devolucao ${of.id_client} ${of.id_credit ?? ''}`;
  const giveBack = useMutation({
    ...withDraft(giveBackFees, draft),
    // Callbacks of `mutate` run after the amount is fetched again, which replaces or removes this form.
    onSuccess: onClose,
  });
  const defaultValues = initialReturn(owed, today);
  const form = useForm<ReturnFormValues, unknown, NewFeeReturn>({
    resolver: zodResolver(returnFormSchema(of, owed, today)),
    // Validating on blur would shift the layout and move the button away from the pointer.
    mode: 'onSubmit',
    defaultValues,
  });
  const { handleSubmit, setError, formState } = form;
  const submit = handleSubmit((given) =>
    giveBack.mutate(given, { onError: (error) => focusIssuesOf(error, setError, defaultValues) }),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="Registrar devolução" className="flex flex-col gap-5">
        <FormDraft name={draft} saved={giveBack.isSuccess} />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormText name="valor" label="Valor" required inputMode="decimal" className="figures text-right" />
          <FormText name="data" label="Data da devolução" mask="day" required />
          <div className="sm:col-span-2">
            <FormText
              name="observacao"
              label="Observação"
              maxLength={200}
              help="Comprovante, por exemplo. Só a equipe vê."
            />
          </div>
        </div>
        {giveBack.isError && (
          <Notice tone="danger" error={giveBack.error} title={feeMessages.returnFailed}>
            {textBesideFields(giveBack.error, defaultValues)}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={giveBack.isPending}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" loading={giveBack.isPending}>
            Registrar devolução
          </Button>
        </div>
        <LeaveGuard
          unsaved={formState.isDirty && !giveBack.isSuccess}
          description="A devolução ainda não foi registrada. O que foi digitado fica como rascunho nesta aba."
        />
      </form>
    </FormProvider>
  );
}
