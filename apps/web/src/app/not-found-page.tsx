import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { useAuth } from '../lib/session-store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { homeOf } from './guards.ts';

export function NotFoundPage() {
  const auth = useAuth();
  return (
    <main id="conteudo" tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
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
    </main>
  );
}
