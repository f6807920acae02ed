import type { NotificationRule } from '@restitui/domain/operations/messages/notification-catalogue.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Select } from '../../../../ui/select.tsx';
import { sentMessages } from '../messages.messages.ts';
import { saveNotificationRule } from '../messages.queries.ts';
import { NotificationTable } from './notification-table.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

export function NotificationForm({ rule }: { rule: NotificationRule }) {
  const [draft, setDraft] = useState(rule);
  const save = useMutation(saveNotificationRule());
  const set = (values: Partial<NotificationRule>) => setDraft({ ...draft, ...values });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate(draft);
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Quem é avisado" className="flex flex-col gap-6">
      <div className="grid max-w-md grid-cols-2 gap-4">
        <Field label="Silêncio das" help="Hora de Brasília. O que for à noite sai de manhã.">
          <Select
            value={String(draft.silencioDe)}
            onValueChange={(hour) => set({ silencioDe: Number(hour) })}
            options={hours}
          />
        </Field>
        <Field label="até as" help="Horas iguais: sem silêncio.">
          <Select
            value={String(draft.silencioAte)}
            onValueChange={(hour) => set({ silencioAte: Number(hour) })}
            options={hours}
          />
        </Field>
      </div>
      <NotificationTable channels={draft.channels} onChange={(channels) => set({ channels })} />
      <Button type="submit" variant="primary" className="self-start" loading={save.isPending}>
        Salvar avisos
      </Button>
      <LeaveGuard unsaved={JSON.stringify(draft) !== JSON.stringify(rule)} description={sentMessages.unsaved} />
    </form>
  );
}
