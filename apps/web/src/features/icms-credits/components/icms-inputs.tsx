import { cn } from '../../../lib/cn.ts';
import { Input } from '../../../ui/input.tsx';
import { MaskedInput } from '../../../ui/masked-input.tsx';
import type { IcmsField } from '../icms-credit-draft.ts';
import type { IcmsEditing } from './use-icms-draft.ts';

interface IcmsInputProps {
  editing: Pick<IcmsEditing, 'draft' | 'errors' | 'set'>;
  field: IcmsField;
  /** Named so to who cannot see the column. */
  label: string;
  kind: 'money' | 'text' | 'month';
  autoFocus?: boolean;
}

/** One field of a period in its place, with what is wrong with it beneath. */
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
        <MaskedInput mask="competence" {...shared} />
      ) : (
        <Input
          autoComplete="off"
          {...(kind === 'money' ? { inputMode: 'decimal', placeholder: '0,00' } : { maxLength: 40 })}
          {...shared}
        />
      )}
      {error && (
        <p role="alert" className="whitespace-normal pt-1 text-left text-caption text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
