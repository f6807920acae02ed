import { canEditReminderRule } from '@restitui/domain/agreements/reminders/reminders.access.ts';
import { Link } from '@tanstack/react-router';
import { Settings2 } from 'lucide-react';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';

/** Link to the rule, for users who may edit it. */
export function ReminderRuleLink() {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  if (!canEditReminderRule(actor)) return null;
  const label = (
    <>
      <Settings2 aria-hidden />
      Definir a regra
    </>
  );
  return (
    <Button asChild size="sm">
      {actor.typeUser === 'ADMIN' ? (
        <Link to="/admin/$tenantId/marca" params={{ tenantId }}>
          {label}
        </Link>
      ) : (
        <Link to="/lembretes">{label}</Link>
      )}
    </Button>
  );
}
