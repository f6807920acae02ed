import { Link, useNavigate } from '@tanstack/react-router';
import { useActor } from '../../../../lib/use-actor.ts';
import { usePageKeys } from '../../../../lib/use-page-keys.ts';
import { Button } from '../../../../ui/button.tsx';

import { KeyHint } from '../../../../ui/key-hint.tsx';

/** Leads to the queue, by a single key as well. */
export function QueueLink() {
  const to = useActor().typeUser === 'ADMIN' ? '/admin/empresas' : '/home';
  const navigate = useNavigate();
  usePageKeys({ h: () => void navigate({ to }) });
  return (
    <Button asChild>
      <Link to={to}>
        Hoje
        <KeyHint>H</KeyHint>
      </Link>
    </Button>
  );
}
