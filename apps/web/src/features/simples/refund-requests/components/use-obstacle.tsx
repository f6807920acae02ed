import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { DecisionEffect } from '@restitui/domain/simples/refund-requests/decision-effect.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { clientFinancialOptionsLink, clientFiscalOptionsLink, productLink } from '../../../../lib/client-links.ts';
import { keepUnbroken } from '../../../../lib/formats.ts';
import { productRoutes } from '../../../../lib/route-ids.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useRouteParam } from '../../../../lib/use-route-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

interface UseObstacleProps {
  cnpj: string;
  id_apuracao: string;
  obstaculo: NonNullable<DecisionEffect['obstaculo']>;
}

/** Names what has to be done before the decision can be saved, with the way there. */
export function UseObstacle({ cnpj, id_apuracao, obstaculo: { mensagem, onde, chave } }: UseObstacleProps) {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const productId = useRouteParam('productId', productRoutes) ?? '';
  const target = { actor, tenantId, cnpjcpf: cnpj };
  const q = chave ?? undefined;
  const links: Record<typeof onde, ReactNode> = {
    // Both are on the page behind the dialog.
    CREDITOS: null,
    PEDIDO: chave === null || chave === id_apuracao ? null : assessmentLink(chave),
    APURACAO: chave === null ? null : assessmentLink(chave),
    BOLETOS: canReadBoletos(actor) && (
      <Link {...clientFinancialOptionsLink(target)} search={{ area: 'boletos' }}>
        Ver boletos
      </Link>
    ),
    RELATORIO: (
      <Link {...clientFinancialOptionsLink(target)} search={{ area: 'compensacoes', q }}>
        Abrir relatório
      </Link>
    ),
    CONTROLE: (
      <Link {...clientFiscalOptionsLink(target)} search={{ area: 'icms', q }}>
        Abrir controle
      </Link>
    ),
  };
  const link = links[onde];

  function assessmentLink(apuracao: string) {
    return <Link {...productLink(target, productId, { apuracao, etapa: 'receber' })}>Abrir apuração</Link>;
  }

  return (
    <Notice
      tone="warning"
      action={
        link && (
          <Button size="sm" asChild>
            {link}
          </Button>
        )
      }
    >
      {keepUnbroken(mensagem)}
    </Notice>
  );
}
