import { useRouter } from '@tanstack/react-router';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { ChooseTenant } from './choose-tenant.tsx';

/**
 * Asks provider staff for the company of a record that the selected one does not have. The address then names the company,
 * and its guard selects it.
 */
export function RecordElsewhere({ what }: { what: string }) {
  const selected = useSelectedTenant();
  const router = useRouter();
  const searched = selected ? `${what} não está em ${selected.title}. ` : '';
  return (
    <ChooseTenant
      purpose={`${searched}Escolha a empresa em que está.`}
      onPick={({ id }) => {
        const search = { ...router.latestLocation.search, consultoria: id };
        void router.navigate({ to: '.', search, replace: true });
      }}
    />
  );
}
