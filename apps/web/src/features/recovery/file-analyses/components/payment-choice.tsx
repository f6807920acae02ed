import { zodResolver } from '@hookform/resolvers/zod';
import { invalidDate } from '@restitui/brazil/day.ts';
import { type AnalysisMonthRow, choiceReason } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../../ui/button.tsx';
import { FormCheckbox, FormText } from '../../../../ui/form-fields.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

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
  const { competencia, pagamento } = month;
  return (
    <ChoiceDialog
      id_apuracao={id_apuracao}
      draft={`pagamento ${id_apuracao} ${competencia}`}
      title="Informar pagamento"
      description="A prescrição e a Selic contam deste dia."
      resolver={zodResolver(payment)}
      defaultValues={{ data: pagamento ?? '', naoPago: pagamento === null, motivo: '' }}
      toChoice={({ data, naoPago, motivo }) => ({
        valor: { tipo: 'pagamento', competencia, data: naoPago ? null : data },
        motivo,
      })}
      onClose={onClose}
    >
      <FormText name="data" label="Pago em" type="date" />
      <FormCheckbox name="naoPago" label="O mês não foi pago" />
      <FormText name="motivo" label="Prova ou motivo" required help="Por exemplo, o número do DARF." />
    </ChoiceDialog>
  );
}
