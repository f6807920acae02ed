import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { usePageKeys } from '../../../../lib/use-page-keys.ts';
import { Button } from '../../../../ui/button.tsx';

import { KeyHint } from '../../../../ui/key-hint.tsx';
import { productWorkQuery } from '../work-queue.queries.ts';

/** Leads to the queue, by a single key as well, with the count of what waits in all companies. */
export function QueueLink() {
  const isAdmin = useActor().typeUser === 'ADMIN';
  const isOfAll = useActingTenant() === undefined;
  const { data: all } = useQuery({ ...productWorkQuery, enabled: isOfAll });
  const to = isAdmin ? '/admin/empresas' : '/home';
  const navigate = useNavigate();
  usePageKeys({ h: () => void navigate({ to }) });
  return (
    <Button asChild>
      <Link to={to}>
        Hoje
        {/* Keeps its width while the count loads. */}
        {isOfAll && <span className="figures min-w-5 text-muted">{all?.total || null}</span>}
        <KeyHint>H</KeyHint>
      </Link>
    </Button>
  );
}
