import {
  changeableEvents,
  type NotificationRule,
} from '@restitui/domain/operations/messages/notification-catalogue.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { sentMessages } from '../messages.messages.ts';
import { saveNotificationRule } from '../messages.queries.ts';
import { NotificationTable } from './notification-table.tsx';
import { QuietHoursFields } from './quiet-hours-fields.tsx';

const name = 'avisos';

export function NotificationForm({ rule }: { rule: NotificationRule }) {
  const { typeUser, id_tenant } = useActor();
  const tenant = useActingTenant();
  const isProvider = typeUser === 'ADMIN' && (tenant ?? id_tenant) === id_tenant;
  const [draft, setDraft] = useState(rule);
  const save = useMutation(withDraft(saveNotificationRule(), name));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(rule);
  const kept = useDraft(name, draft, isChanged);
  const set = (values: Partial<NotificationRule>) => setDraft({ ...draft, ...values });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate(draft);
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Quem é avisado" className="flex flex-col gap-6">
      <DraftOffer draft={kept} onTake={set} />
      <QuietHoursFields
        value={draft}
        onChange={set}
        help={['Hora de Brasília. O que for à noite sai de manhã.', 'Horas iguais: sem silêncio.']}
      />
      <NotificationTable
        channels={draft.channels}
        events={changeableEvents({ isProvider })}
        onChange={(channels) => set({ channels })}
      />
      <Button type="submit" variant="primary" className="self-start" loading={save.isPending}>
        Salvar avisos
      </Button>
      <LeaveGuard unsaved={isChanged} description={sentMessages.unsaved} />
    </form>
  );
}
