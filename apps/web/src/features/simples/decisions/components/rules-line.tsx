import { shortHash } from '@restitui/domain/simples/analysis/analysis-rules.ts';
import { canRunAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { recompute } from '../simples-decisions.queries.ts';
import { RulesDialog } from './rules-dialog.tsx';

/** Shows the rules of the result, their content, and a button that checks that the result is reproduced. */
export function RulesLine({ analysis }: { analysis: SimplesAnalysis }) {
  const mayRun = canRunAnalysis(useActor());
  const again = useMutation(recompute(analysis.id_apuracao));
  const [open, setOpen] = useState(false);
  const { regras, state } = analysis;
  if (!regras) return null;

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted">
      <span>
        Regras {regras.nome}&nbsp;· <span className="font-mono">{shortHash(regras.hash)}</span>
      </span>
      {!regras.atual && <Badge tone="warning">Há regras mais novas</Badge>}
      {regras.confere === true && <Badge tone="positive">Refeita: mesmo resultado</Badge>}
      {regras.confere === false && <Badge tone="danger">Refeita: resultado diferente</Badge>}
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        O que contêm
      </Button>
      {mayRun && (
        <Button
          variant="ghost"
          size="sm"
          loading={again.isPending}
          disabled={state !== 'pronta' && state !== 'falhou'}
          onClick={() => again.mutate('mesmas')}
        >
          Refazer e conferir
        </Button>
      )}
      {open && <RulesDialog nome={regras.nome} onClose={() => setOpen(false)} />}
    </div>
  );
}
