import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { use } from 'react';
import { pendingStep } from '../features/accounts/onboarding/next-step.ts';
import { useAuth } from '../lib/session-store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { homeOf } from './guards.ts';
import { InShell } from './in-shell.ts';
import { Shell } from './signed-in.layout.tsx';

/** Has the menu around it for users who may open the pages of the menu. */
export function NotFoundPage() {
  const auth = useAuth();
  const inside = use(InShell);
  if (inside || !auth || pendingStep(auth.user)) return <NotFound />;
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}

function NotFound() {
  const auth = useAuth();
  const inside = use(InShell);
  const Frame = inside ? 'div' : 'main';
  const frame = inside ? {} : { id: 'conteudo', tabIndex: -1 };
  return (
    <Frame {...frame} className="grid min-h-[80dvh] place-items-center outline-none">
      <EmptyState
        icon={Compass}
        title="Página não encontrada"
        titleAs="h1"
        description="O endereço não existe ou mudou de lugar."
        action={
          <Button asChild variant="primary">
            {auth ? <Link to={homeOf(auth.user)}>Ir para o início</Link> : <Link to="/signin">Entrar</Link>}
          </Button>
        }
      />
    </Frame>
  );
}
