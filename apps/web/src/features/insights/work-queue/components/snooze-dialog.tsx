import { addDays, type Day, formatDay, parseDay } from '@restitui/brazil/day.ts';
import {
  canSnoozeUntil,
  lastSnoozeDay,
  type SnoozeCalendar,
} from '@restitui/domain/insights/work-queue/snooze-days.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';

interface SnoozeDialogProps {
  prazo: Day | null;
  calendar: SnoozeCalendar;
  onClose: () => void;
  onSnooze: (until: string) => void;
}

/** Asks for the day on which a row returns. */
export function SnoozeDialog({ prazo, calendar, onClose, onSnooze }: SnoozeDialogProps) {
  const first = addDays(calendar.today, 1);
  const last = lastSnoozeDay(prazo, calendar);
  const [day, setDay] = useState<string>(first);
  const [isRefused, setRefused] = useState(false);

  function confirm() {
    const until = parseDay(day);
    if (until && canSnoozeUntil(until, prazo, calendar)) onSnooze(until);
    else setRefused(true);
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Adiar até"
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" onClick={confirm}>
            Adiar
          </Button>
        </>
      }
    >
      <Field
        label="Dia em que volta à fila"
        error={isRefused ? `Escolha um dia de ${formatDay(first)} a ${formatDay(last)}.` : undefined}
      >
        <Input type="date" min={first} max={last} value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
    </Dialog>
  );
}
