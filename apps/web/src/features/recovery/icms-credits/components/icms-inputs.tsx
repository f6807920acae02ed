import { cn } from '../../../../lib/cn.ts';
import { Input } from '../../../../ui/input.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { CellError } from '../../credits/components/cell-error.tsx';
import type { IcmsField } from '../icms-credit-draft.ts';
import type { IcmsEditing } from './use-icms-draft.ts';

interface IcmsInputProps {
  editing: Pick<IcmsEditing, 'draft' | 'errors' | 'set'>;
  field: IcmsField;
  /** Accessible name including the row. */
  label: string;
  kind: 'money' | 'text' | 'month';
  autoFocus?: boolean;
}

/** Renders one field of a period with its error. */
export function IcmsInput({ editing: { draft, errors, set }, field, label, kind, autoFocus }: IcmsInputProps) {
  const error = errors[field];
  const shared = {
    'aria-label': label,
    'aria-invalid': error ? (true as const) : undefined,
    value: draft[field],
    onChange: (event: { currentTarget: HTMLInputElement }) => set(field, event.currentTarget.value),
    autoFocus,
    className: cn('figures h-8 min-w-24 px-2', kind === 'money' && 'text-right', kind === 'text' && 'min-w-40'),
  };
  return (
    <div>
      {kind === 'month' ? (
        <MaskedInput mask="taxMonth" {...shared} />
      ) : (
        <Input
          autoComplete="off"
          {...(kind === 'money' ? { inputMode: 'decimal', placeholder: '0,00' } : { maxLength: 40 })}
          {...shared}
        />
      )}
      <CellError>{error}</CellError>
    </div>
  );
}
