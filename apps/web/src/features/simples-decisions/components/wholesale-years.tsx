import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisReviews } from '@restitui/domain/simples-analysis/simples-effects.api.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { DecisionBadge } from './decision-badge.tsx';

interface WholesaleYearsProps {
  reviews: AnalysisReviews;
  cnpj: string;
  mayDecide: boolean;
}

/** Years whose cold drinks do not count, because most was sold to companies, until somebody says otherwise. */
export function WholesaleYears({ reviews: { atacadista, decisoes }, cnpj, mayDecide }: WholesaleYearsProps) {
  const [asked, setAsked] = useState<AnalysisReviews['atacadista'][number]>();
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
              <Button size="sm" onClick={() => setAsked(year)} aria-label={`Decidir sobre ${year.ano}`}>
                Decidir
              </Button>
            )}
          </li>
        );
      })}
      {asked && (
        <DecideDialog
          title={`Bebidas frias de ${asked.ano}`}
          subject={{
            ...{ tipo: 'atacadista', id_client: cnpj, codigo: null, produto: '' },
            ...{ ncm: '', extipi: '', ano: asked.ano },
          }}
          onClose={() => setAsked(undefined)}
        >
          <p className="text-body text-muted">
            A alíquota zero é do varejo (Lei 13.097/2015, arts. 17 e 28). Pelas notas, este cliente vendeu a maior parte
            a empresas: {formatBRL(asked.valor)} ficaram fora.
          </p>
        </DecideDialog>
      )}
    </ul>
  );
}
