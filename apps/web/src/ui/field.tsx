import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId, useMemo } from 'react';
import { cn } from '../lib/cn.ts';
import { Label } from './label.tsx';
import { unbroken } from './unbroken.ts';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

/** Returns the ids and states that connect a control to the label, help and error of its field. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}

interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** Validation message; replaces the help. */
  error?: string | undefined;
  required?: boolean;
  className?: string;
  /** One control: Input, MaskedInput, Select, or any component that uses `useFieldControl()`. */
  children: ReactNode;
}

/** A control with its label and note; no wider than a line of text needs, however much room its place has. */
export function Field({ label, help, error, required = false, className, children }: FieldProps) {
  const id = useId();
  const note = error ?? help;
  const described = note ? `${id}-note` : undefined;
  const control = useMemo<FieldControl>(
    () => ({
      id,
      'aria-describedby': described,
      'aria-invalid': error ? true : undefined,
      'aria-required': required || undefined,
    }),
    [id, described, error, required],
  );

  return (
    <div className={cn('flex min-w-0 max-w-xl flex-col gap-1.5 has-[textarea]:max-w-3xl', className)}>
      <Label htmlFor={id}>{unbroken(label)}</Label>
      <FieldContext value={control}>{children}</FieldContext>
      {note && (
        <p
          id={described}
          role={error ? 'alert' : undefined}
          className={cn('flex items-start gap-1.5 text-caption', error ? 'text-danger' : 'text-muted')}
        >
          {error && <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />}
          <span>{unbroken(note)}</span>
        </p>
      )}
    </div>
  );
}
