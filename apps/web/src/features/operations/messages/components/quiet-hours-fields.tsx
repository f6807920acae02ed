import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';

/** Hours of Brasília, from 0 to 23, between which no message is sent. */
interface QuietHours {
  silencioDe: number;
  silencioAte: number;
}

interface QuietHoursFieldsProps {
  value: QuietHours;
  onChange: (value: Partial<QuietHours>) => void;
  /** Help below the first and the second field. */
  help: readonly [from: string, to?: string];
  errors?: Partial<Record<keyof QuietHours, string>>;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The hours without messages, as two fields. */
export function QuietHoursFields({ value, onChange, help, errors }: QuietHoursFieldsProps) {
  const [fromHelp, toHelp] = help;
  return (
    <div className="grid max-w-md grid-cols-2 gap-4">
      <Field label="Silêncio das" help={fromHelp} error={errors?.silencioDe}>
        <Select
          value={String(value.silencioDe)}
          onValueChange={(hour) => onChange({ silencioDe: Number(hour) })}
          options={hours}
        />
      </Field>
      <Field label="até as" help={toHelp} error={errors?.silencioAte}>
        <Select
          value={String(value.silencioAte)}
          onValueChange={(hour) => onChange({ silencioAte: Number(hour) })}
          options={hours}
        />
      </Field>
    </div>
  );
}
