import { useActor } from '../../../../lib/use-actor.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { ReminderRuleCard } from '../components/reminder-rule-card.tsx';

/** For the CEO of a consultancy; staff of the provider edit the rule on the company's page. */
export function RemindersPage() {
  return (
    <>
      <PageHeader title="Lembretes" />
      <ReminderRuleCard tenant={useActor().id_tenant} />
    </>
  );
}
