import type { Ref } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';

interface ColourFieldProps {
  label: string;
  help: string;
  value: string;
  onChange: (colour: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

const whole = /^#[0-9a-f]{6}$/i;

/** Renders a colour as a text field with a picker. */
export function ColourField({ label, help, value, onChange, onBlur, error, ref }: ColourFieldProps) {
  return (
    <Field label={label} help={help} error={error} required>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={`Escolher ${label.toLowerCase()}`}
          value={whole.test(value) ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={cn('h-9 w-11 shrink-0 rounded-md border border-line-strong/60 bg-surface p-1')}
        />
        <Input
          ref={ref}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          className="figures"
        />
      </div>
    </Field>
  );
}
