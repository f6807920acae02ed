import { useActor } from '../../../../lib/use-actor.ts';
import { Page } from '../../../../ui/page.tsx';
import { ReminderRuleCard } from '../components/reminder-rule-card.tsx';

/** For the CEO of a consultancy; staff of the provider edit the rule on the company's page. */
export function RemindersPage() {
  return (
    <Page title="Lembretes">
      <ReminderRuleCard tenant={useActor().id_tenant} />
    </Page>
  );
}
