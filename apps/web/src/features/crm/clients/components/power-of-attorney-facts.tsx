import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { isExpired, powerOfAttorneyNotice } from '@restitui/domain/crm/clients/power-of-attorney.ts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FactCard } from '../../../../ui/fact-card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { clientFacts } from '../client-facts.ts';
import { PowerOfAttorneyDialog } from './power-of-attorney-dialog.tsx';

export function PowerOfAttorneyFacts({ client, mayEdit }: { client: Client; mayEdit: boolean }) {
  const [open, setOpen] = useState(false);
  const today = dayInBrazil(new Date());
  const notice = powerOfAttorneyNotice(client, today);
  return (
    <div className="flex flex-col gap-4">
      {notice && <Notice tone={isExpired(client, today) ? 'danger' : 'warning'}>{notice}</Notice>}
      <FactCard
        title="Procuração"
        facts={clientFacts.procuracao(client)}
        actions={
          mayEdit && (
            <Button size="sm" onClick={() => setOpen(true)}>
              <Pencil aria-hidden />
              Atualizar Procuração
            </Button>
          )
        }
      />
      {open && <PowerOfAttorneyDialog client={client} onClose={() => setOpen(false)} />}
    </div>
  );
}
