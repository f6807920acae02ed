import type { NotificationRule } from '@restitui/domain/operations/messages/notification-catalogue.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { sentMessages } from '../messages.messages.ts';
import { saveNotificationRule } from '../messages.queries.ts';
import { NotificationTable } from './notification-table.tsx';
import { QuietHoursFields } from './quiet-hours-fields.tsx';

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
      <QuietHoursFields
        value={draft}
        onChange={set}
        help={['Hora de Brasília. O que for à noite sai de manhã.', 'Horas iguais: sem silêncio.']}
      />
      <NotificationTable channels={draft.channels} onChange={(channels) => set({ channels })} />
      <Button type="submit" variant="primary" className="self-start" loading={save.isPending}>
        Salvar avisos
      </Button>
      <LeaveGuard unsaved={JSON.stringify(draft) !== JSON.stringify(rule)} description={sentMessages.unsaved} />
    </form>
  );
}
