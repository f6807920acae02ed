import type { ComponentProps } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { currentMonth } from '../../../../lib/current-month.ts';
import { Input } from '../../../../ui/input.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { CellError } from './cell-error.tsx';
import type { CreditEditing } from './use-credit-draft.ts';

interface InputProps {
  editing: CreditEditing;
  /** Accessible name including the row. */
  label: string;
}

const small = 'figures h-8 min-w-24 px-2';

type MonthProps = InputProps & {
  field: 'competencia' | 'mesRestituicao';
} & Pick<ComponentProps<typeof Input>, 'autoFocus' | 'placeholder'>;

export function MonthInput({ editing, field, label, ...input }: MonthProps) {
  const error = editing.errors[field];
  return (
    <div>
      <MaskedInput
        mask="taxMonth"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        value={editing.draft[field]}
        onChange={(event) => editing.set(field, event.currentTarget.value)}
        className={small}
        {...input}
      />
      <CellError>{error}</CellError>
    </div>
  );
}

/** Renders the day of the refunded payment, from which Selic runs. */
export function PaymentDayInput({ editing, label }: InputProps) {
  const error = editing.errors.pagoEm;
  return (
    <div>
      <MaskedInput
        mask="day"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        placeholder="Vencimento"
        value={editing.draft.pagoEm}
        onChange={(event) => editing.set('pagoEm', event.currentTarget.value)}
        className={small}
      />
      <CellError>{error}</CellError>
    </div>
  );
}

export function MoneyInput({ editing, field, label }: InputProps & { field: 'creditOrigin' | 'compensacao' }) {
  const error = editing.errors[field];
  return (
    <div>
      <Input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        value={editing.draft[field]}
        onChange={(event) => editing.set(field, event.currentTarget.value)}
        className={cn(small, 'min-w-[5.25rem] text-right')}
      />
      <CellError>{error}</CellError>
    </div>
  );
}

const statuses = [
  { value: 'Pendente', label: 'Pendente' },
  { value: 'Pago', label: 'Pago' },
] as const;

/** Renders the paid status with the month of use, in which the Selic correction ends. */
export function StatusInput({ editing, label }: InputProps) {
  const { draft, errors, set } = editing;
  return (
    <div className="flex flex-col gap-1">
      <Select
        aria-label={label}
        className="h-8 min-w-[6.5rem] px-2"
        value={draft.isPago ? 'Pago' : 'Pendente'}
        options={statuses}
        onValueChange={(status) => set('isPago', status === 'Pago')}
      />
      <CellError>{errors.isPago}</CellError>
      {draft.isPago && (
        <>
          <span aria-hidden className="text-caption text-muted">
            Mês do uso
          </span>
          <MonthInput editing={editing} field="mesRestituicao" label="Mês do uso" placeholder={currentMonth()} />
        </>
      )}
    </div>
  );
}
