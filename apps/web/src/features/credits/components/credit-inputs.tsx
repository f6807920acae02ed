import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn.ts';
import { monthUnderWay } from '../../../lib/month-under-way.ts';
import { Input } from '../../../ui/input.tsx';
import { MaskedInput } from '../../../ui/masked-input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { CreditEditing } from './use-credit-draft.ts';

interface InputProps {
  editing: CreditEditing;
  /** Named so to who cannot see the column. */
  label: string;
}

function Refusal({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" className="whitespace-normal pt-1 text-left text-caption text-danger">
      {children}
    </p>
  );
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
        mask="competence"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        value={editing.draft[field]}
        onChange={(event) => editing.set(field, event.currentTarget.value)}
        className={small}
        {...input}
      />
      <Refusal>{error}</Refusal>
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
        className={cn(small, 'min-w-28 text-right')}
      />
      <Refusal>{error}</Refusal>
    </div>
  );
}

const statuses = [
  { value: 'Pendente', label: 'Pendente' },
  { value: 'Pago', label: 'Pago' },
] as const;

/** Paid, and in which month: there its Selic stops. */
export function StatusInput({ editing, label }: InputProps) {
  const { draft, errors, set } = editing;
  return (
    <div className="flex flex-col gap-1">
      <Select
        aria-label={label}
        className="h-8 min-w-28 px-2"
        value={draft.isPago ? 'Pago' : 'Pendente'}
        options={statuses}
        onValueChange={(status) => set('isPago', status === 'Pago')}
      />
      <Refusal>{errors.isPago}</Refusal>
      {draft.isPago && (
        <>
          <span aria-hidden className="text-caption text-muted">
            Mês do uso
          </span>
          <MonthInput editing={editing} field="mesRestituicao" label="Mês do uso" placeholder={monthUnderWay()} />
        </>
      )}
    </div>
  );
}
