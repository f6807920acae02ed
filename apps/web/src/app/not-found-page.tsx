import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { use } from 'react';
import { useAuth } from '../lib/session-store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { homeOf } from './guards.ts';
import { InShell } from './in-shell.ts';

export function NotFoundPage() {
  const auth = useAuth();
  const inside = use(InShell);
  const Frame = inside ? 'div' : 'main';
  const frame = inside ? {} : { id: 'conteudo', tabIndex: -1 };
  return (
    <Frame {...frame} className="grid min-h-[80dvh] place-items-center outline-none">
      <EmptyState
        icon={Compass}
        title={<h1>Página não encontrada</h1>}
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
