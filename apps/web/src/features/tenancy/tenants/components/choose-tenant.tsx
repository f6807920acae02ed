import type { Tenant } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { changeTenant } from '../../../../lib/change-tenant.ts';
import { Card } from '../../../../ui/card.tsx';
import { TenantList } from './tenant-list.tsx';

interface ChooseTenantProps {
  purpose: string;
  /** Selects the company unless the page does it otherwise. */
  onPick?: (tenant: Tenant) => void;
}

/** Asks provider staff for the company of a page that belongs to one; selecting it shows the page. */
export function ChooseTenant({ purpose, onPick = ({ id, title }) => changeTenant({ id, title }) }: ChooseTenantProps) {
  return (
    <Card title="De qual empresa?" description={purpose} aria-label="De qual empresa?" className="max-w-xl">
      <TenantList selectedId={undefined} onPick={onPick} />
    </Card>
  );
}
