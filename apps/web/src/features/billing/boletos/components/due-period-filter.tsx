import { useEffect, useId, useRef, useState } from 'react';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { type DuePeriod, readPeriod, type TypedPeriod, typedPeriodOf } from '../due-period.ts';

interface DuePeriodFilterProps extends DuePeriod {
  onChange: (period: DuePeriod) => void;
  labels?: { legend: string; de: string; ate: string };
}

const dueLabels = { legend: 'Vencimento', de: 'Vence de', ate: 'Vence até' };
const ends = ['de', 'ate'] as const;

/** Applies the filter when a day is complete; a reversed period shows an error and is not requested. */
export function DuePeriodFilter({ de, ate, onChange, labels = dueLabels }: DuePeriodFilterProps) {
  const [typed, setTyped] = useState(() => typedPeriodOf({ de, ate }));
  const applied = useRef<DuePeriod>({ de, ate });
  const note = useId();
  const { refusal } = readPeriod(typed, applied.current);

  useEffect(() => {
    if (de === applied.current.de && ate === applied.current.ate) return;
    applied.current = { de, ate };
    setTyped(typedPeriodOf({ de, ate }));
  }, [de, ate]);

  function type(change: Partial<TypedPeriod>) {
    const next = { ...typed, ...change };
    setTyped(next);
    const read = readPeriod(next, applied.current);
    if (read.refusal || (read.de === applied.current.de && read.ate === applied.current.ate)) return;
    applied.current = { de: read.de, ate: read.ate };
    onChange(applied.current);
  }

  return (
    <fieldset aria-label={labels.legend} className="flex w-full flex-col gap-1.5 sm:w-auto">
      <div className="flex gap-2">
        {ends.map((end) => (
          <MaskedInput
            key={end}
            mask="day"
            aria-label={labels[end]}
            aria-invalid={refusal?.end === end || undefined}
            aria-describedby={refusal?.end === end ? note : undefined}
            placeholder={labels[end]}
            className="flex-1 sm:w-36"
            value={typed[end]}
            onChange={(event) => type({ [end]: event.currentTarget.value })}
          />
        ))}
      </div>
      {refusal && (
        <p id={note} role="alert" className="text-caption text-danger">
          {refusal.message}
        </p>
      )}
    </fieldset>
  );
}
