import { zodResolver } from '@hookform/resolvers/zod';
import { invalidDate } from '@restitui/brazil/day.ts';
import { type AnalysisMonthRow, choiceReason } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { removeDraft } from '../../../../lib/draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormCheckbox, FormText } from '../../../../ui/form-fields.tsx';
import { saveChoice } from '../file-analyses.queries.ts';

interface PaymentChoiceProps {
  id_apuracao: string;
  month: AnalysisMonthRow;
}

const payment = z
  .object({ data: z.union([z.iso.date(invalidDate), z.literal('')]), naoPago: z.boolean(), motivo: choiceReason })
  .refine(({ data, naoPago }) => naoPago || data !== '', { path: ['data'], message: 'Informe o dia do pagamento.' });

/** Button and form for the day on which a month was paid. */
export function PaymentChoice({ id_apuracao, month }: PaymentChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="sm" onClick={() => setOpen(true)}>
        Informar pagamento
      </Button>
      {isOpen && <PaymentDialog id_apuracao={id_apuracao} month={month} onClose={() => setOpen(false)} />}
    </div>
  );
}

function PaymentDialog({ id_apuracao, month, onClose }: PaymentChoiceProps & { onClose: () => void }) {
  const draft = `pagamento ${id_apuracao} ${month.competencia}`;
  const save = useMutation(saveChoice(id_apuracao));
  const form = useForm({
    resolver: zodResolver(payment),
    defaultValues: { data: month.pagamento ?? '', naoPago: month.pagamento === null, motivo: '' },
  });
  const submit = form.handleSubmit(({ data, naoPago, motivo }) =>
    save.mutate(
      { valor: { tipo: 'pagamento', competencia: month.competencia, data: naoPago ? null : data }, motivo },
      { onSuccess: finish },
    ),
  );
  function finish() {
    removeDraft(draft);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Informar pagamento"
      description="A prescrição e a Selic contam deste dia. Os arquivos são analisados de novo."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" loading={save.isPending} onClick={submit}>
            Salvar
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormDraft name={draft} saved={save.isSuccess} />
          <FormText name="data" label="Pago em" type="date" />
          <FormCheckbox name="naoPago" label="O mês não foi pago" />
          <FormText name="motivo" label="Prova ou motivo" required help="Por exemplo, o número do DARF." />
        </form>
      </FormProvider>
    </Dialog>
  );
}
