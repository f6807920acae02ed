import { counted, plural } from '@restitui/brazil/counted.ts';
import { formatBRL, formatPercent, sumOfReais } from '@restitui/brazil/money.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { PaymentFee } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { bookPaymentFees } from '../payment-fees.queries.ts';

interface BookFeesDialogProps {
  id_apuracao: string;
  fees: readonly PaymentFee[];
  onClose: () => void;
  onSaved: () => void;
}

/** Shows the fee of each payment whose money arrived, and enters them all. */
export function BookFeesDialog({ id_apuracao, fees, onClose, onSaved }: BookFeesDialogProps) {
  const book = useMutation(bookPaymentFees(id_apuracao));
  const issues = book.error instanceof ApiError && fees.length > 1 ? book.error.issues : [];
  const close = () => !book.isPending && onClose();
  const enter = () =>
    book.mutate(
      fees.map(({ competencia, pagamento }) => ({ competencia, pagamento })),
      { onSuccess: onSaved },
    );
  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!book.isPending}
      title="Lançar honorários"
      description={`${counted(fees.length, 'pagamento', 'pagamentos')}. ${plural(fees.length, 'O crédito do pagamento', 'O crédito de cada um')} fica pago com o valor recebido, no mês em que o dinheiro entrou.`}
      size="sm"
      footer={
        <>
          <Button onClick={close} disabled={book.isPending}>
            Cancelar
          </Button>
          <Button variant="primary" loading={book.isPending} onClick={enter}>
            Lançar {formatBRL(sumOfReais(fees.map(({ honorario }) => honorario)))}
          </Button>
        </>
      }
    >
      {book.isError && (
        <Notice tone="danger" title={errorText(book.error)} error={book.error} className="mb-3">
          {issues.length > 0 && (
            <ul className="mt-1 flex flex-col gap-1">
              {issues.map(({ path, message }) => (
                <li key={path}>{message}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <FeeLines fees={fees} amountOf={({ honorario }) => honorario} />
    </Dialog>
  );
}

interface FeeLinesProps {
  fees: readonly PaymentFee[];
  amountOf: (fee: PaymentFee) => number;
}

/** Lists payments with the base, the percentage and an amount of their fees. */
export function FeeLines({ fees, amountOf }: FeeLinesProps) {
  return (
    <ul aria-label="Honorários por pagamento" className="flex flex-col divide-y">
      {fees.map((fee) => (
        <li key={`${fee.competencia} ${fee.pagamento}`} className="flex min-h-12 items-center gap-3 py-2">
          <div className="figures min-w-0 flex-1">
            <p className="text-body">{formatPeriod(fee.competencia)}</p>
            <p className="text-caption text-muted">
              {formatPercent(fee.percentual)} de {formatBRL(fee.recebido)}
              {fee.situacao === 'A_LANCAR' && fee.apurado !== null && `, antes ${formatBRL(fee.apurado)}`}
            </p>
          </div>
          <p className="figures whitespace-nowrap text-body">{formatBRL(amountOf(fee))}</p>
        </li>
      ))}
    </ul>
  );
}
