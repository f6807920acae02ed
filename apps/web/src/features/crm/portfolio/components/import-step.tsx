import { counted, plural } from '@restitui/brazil/counted.ts';
import type { PortfolioImport } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { missingColumns } from '@restitui/domain/crm/portfolio/portfolio-columns.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { clientsLink } from '../../../../lib/client-links.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { portfolioMessages } from '../portfolio.messages.ts';
import { isRunning, startImport } from '../portfolio.queries.ts';
import { RefusedButton } from './refused-button.tsx';

const entering = (n: number) =>
  plural(
    n,
    'O cliente entra como “Pendente” e pode ser corrigido depois.',
    'Os clientes entram como “Pendente” e podem ser corrigidos um a um.',
  );
const clients = (n: number) => counted(n, 'cliente', 'clientes');

/** The next action for the spreadsheet, or its progress. */
export function ImportStep({ of, tenantId }: { of: PortfolioImport; tenantId: string }) {
  const actor = useActor();
  const { counts, state } = of;

  if (isRunning(state)) {
    const todo = counts.valida + counts.importada;
    return (
      <Card>
        <Progress
          label={state === 'na_fila' ? 'Na fila' : 'Cadastrando os clientes'}
          value={state === 'na_fila' || todo === 0 ? undefined : (counts.importada / todo) * 100}
          detail={`${formatCount(counts.importada)} de ${formatCount(todo)}. Você pode sair desta tela: o trabalho continua.`}
        />
      </Card>
    );
  }
  if (state === 'pronta') {
    return (
      <Notice
        tone="positive"
        title={portfolioMessages.done(counts.importada)}
        action={
          <div className="flex flex-wrap justify-end gap-2">
            {counts.erro > 0 && <RefusedButton of={of} />}
            <Button asChild variant="primary">
              <Link {...clientsLink(actor, tenantId)}>Ver clientes</Link>
            </Button>
          </div>
        }
        className="flex-wrap"
      >
        {plural(counts.importada, 'Entrou', 'Entraram')} como “Pendente”. O proprietário novo cria a senha com um código
        enviado ao e-mail dele.
      </Notice>
    );
  }
  return <Decision of={of} />;
}

function Decision({ of }: { of: PortfolioImport }) {
  const { counts, state, erro } = of;
  const [asking, setAsking] = useState(false);
  const start = useMutation(startImport(of.id));
  const ready = counts.valida > 0 && missingColumns(of.columns).length === 0;

  return (
    <>
      {state === 'falhou' && <Notice tone="danger" title={erro} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={!ready} onClick={() => setAsking(true)}>
          {ready ? `Importar ${clients(counts.valida)}` : 'Nada para importar'}
        </Button>
        {counts.erro > 0 && <RefusedButton of={of} />}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Importar ${clients(counts.valida)}?`}
        description={`Ao confirmar, você declara que conferiu os dados. ${entering(counts.valida)}`}
        confirmLabel="Confirmar e importar"
        pending={start.isPending}
        onConfirm={() => start.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
