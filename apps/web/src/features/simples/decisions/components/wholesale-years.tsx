import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisReviews } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { DecisionBadge } from './decision-badge.tsx';

interface WholesaleYearsProps {
  reviews: AnalysisReviews;
  cnpj: string;
  mayDecide: boolean;
}

/**
 * Lists the years whose cold drinks are not counted, because most were sold to companies, with the decision to count
 * them.
 */
export function WholesaleYears({ reviews: { atacadista, decisoes }, cnpj, mayDecide }: WholesaleYearsProps) {
  const [selected, setSelected] = useState<AnalysisReviews['atacadista'][number]>();
  if (atacadista.length === 0) return null;
  return (
    <ul className="divide-y border-t">
      {atacadista.map((year) => {
        const decision = decisoes.find(({ tipo, ano }) => tipo === 'atacadista' && ano === year.ano);
        return (
          <li key={year.ano} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-body">
            <span className="min-w-0 flex-1 basis-60">
              Bebidas frias de {year.ano}: vendas a consumidor final abaixo de 75%, não contadas.
            </span>
            <span className="figures font-medium">{formatBRL(year.valor)}</span>
            <DecisionBadge contar={decision?.contar} />
            {mayDecide && !decision && (
              <Button size="sm" onClick={() => setSelected(year)} aria-label={`Decidir sobre ${year.ano}`}>
                Decidir
              </Button>
            )}
          </li>
        );
      })}
      {selected && (
        <DecideDialog
          title={`Bebidas frias de ${selected.ano}`}
          subject={{
            ...{ tipo: 'atacadista', id_client: cnpj, codigo: null, produto: '' },
            ...{ ncm: '', extipi: '', ano: selected.ano },
          }}
          onClose={() => setSelected(undefined)}
        >
          <p className="text-body text-muted">
            A alíquota zero é do varejo (Lei 13.097/2015, arts. 17 e 28). Pelas notas, este cliente vendeu a maior parte
            a empresas: {formatBRL(selected.valor)} ficaram fora.
          </p>
        </DecideDialog>
      )}
    </ul>
  );
}
