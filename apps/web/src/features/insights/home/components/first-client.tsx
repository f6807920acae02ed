import { canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import { Link } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';

interface FirstClientProps {
  /** Set where the page offers the next act already: a page has one primary button. */
  hasOwnAct: boolean;
}

/** Offers the first step to a user without clients. */
export function FirstClient({ hasOwnAct }: FirstClientProps) {
  const mayRegister = canRegisterClient(useActor());
  return (
    <Card aria-label="Primeiro cliente" className="mb-6">
      <EmptyState
        icon={Building2}
        title="Você ainda não tem clientes"
        description="Os clientes que você trouxer ou acompanhar aparecem aqui, com os créditos e os prazos de cada um."
        action={
          mayRegister && (
            <>
              <Button asChild variant={hasOwnAct ? 'secondary' : 'primary'}>
                <Link to="/cadastrar-cliente">Cadastrar Cliente</Link>
              </Button>
              <Button asChild>
                <Link to="/gerar-minuta">Gerar Modelo de Minuta</Link>
              </Button>
            </>
          )
        }
      />
    </Card>
  );
}
