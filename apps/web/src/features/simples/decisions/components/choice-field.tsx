import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { cn } from '../../../../lib/cn.ts';

interface ChoiceFieldProps<V extends string> {
  legend: string;
  value: V | undefined;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string }[];
  error?: string | undefined;
}

/** Radio group with visible options. */
export function ChoiceField<V extends string>({ legend, value, onChange, options, error }: ChoiceFieldProps<V>) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error ? `${name}-note` : undefined}>
      <legend className="mb-1.5 font-medium text-body">{legend}</legend>
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md border px-3 py-2 text-body hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-brand-text',
              value === option.value && 'border-brand-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="size-4 shrink-0 accent-brand-text"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-note`} role="alert" className="flex items-start gap-1.5 text-caption text-danger">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
