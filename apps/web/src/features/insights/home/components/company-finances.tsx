import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { Card } from '../../../../ui/card.tsx';
import { LoadingNote } from '../../../../ui/skeleton.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { areaCell, areaGrid } from './area-grid.ts';

/** Opens the boletos of each company, for a role that has no company selected and works on nothing else. */
export function CompanyFinances() {
  const { data: tenants, isLoading } = useQuery(tenantsQuery);
  if (!tenants) return isLoading && <LoadingNote />;
  return (
    <Card flush title="Boletos e honorários" description="Abra os de uma empresa." className="mb-6">
      <ul className={cn('border-t', areaGrid)}>
        {tenants.map(({ id, title, icon }) => (
          <li key={id} className={areaCell}>
            <Link
              to="/admin/$tenantId/opcoes-financeiras"
              params={{ tenantId: id }}
              search={{ area: 'boletos' }}
              className="flex h-full items-center gap-4 px-4 py-3 transition-colors duration-100 hover:bg-hover focus-visible:-outline-offset-2"
            >
              <img src={icon} alt="" className="size-6 shrink-0 rounded-sm object-contain" />
              <span className="min-w-0 flex-1 truncate font-medium text-body">{title}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
