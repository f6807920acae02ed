import { useQueryClient } from '@tanstack/react-query';
import { selectTenant } from '../../../../lib/session-store.ts';
import { Card } from '../../../../ui/card.tsx';
import { TenantList } from './tenant-list.tsx';

/** Asks provider staff for the company of a page that belongs to one; selecting it shows the page. */
export function ChooseTenant({ purpose }: { purpose: string }) {
  const queries = useQueryClient();
  return (
    <Card title="De qual empresa?" description={purpose} aria-label="De qual empresa?" className="max-w-xl">
      <TenantList
        selectedId={undefined}
        onPick={({ id, title }) => {
          selectTenant({ id, title });
          queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'tenants' });
        }}
      />
    </Card>
  );
}
