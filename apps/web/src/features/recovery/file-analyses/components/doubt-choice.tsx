import { choiceEffectText } from '@restitui/domain/recovery/file-analyses/choice-effect.ts';
import { choiceReason } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { ChoiceEffect } from '@restitui/domain/recovery/file-analyses/month-detail.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { saveChoice } from '../file-analyses.queries.ts';

/** Counts an open doubt, rejects it, or takes a counted one back. */
type Decision = 'count' | 'reject' | 'takeBack';

interface DoubtChoiceProps {
  id_apuracao: string;
  competencia: string;
  codigo: string;
  decision: Decision;
  /** Differences that the choice makes; undefined while they are unknown. */
  effect: ChoiceEffect | undefined;
}

const labels: Record<Decision, string> = {
  count: 'Contar no crédito',
  reject: 'Rejeitar',
  takeBack: 'Tirar do crédito',
};

/** Decides a doubt of a month with the reason. */
export function DoubtChoice({ id_apuracao, competencia, codigo, decision, effect }: DoubtChoiceProps) {
  const draft = `dúvida ${id_apuracao} ${competencia} ${codigo} ${decision}`;
  const save = useMutation(withDraft(saveChoice(id_apuracao), draft));
  const [asks, setAsks] = useState(false);
  const label = labels[decision];
  const isRejection = decision === 'reject';
  const result = isRejection
    ? 'A dúvida já está fora do crédito: o valor não muda.'
    : `${choiceEffectText(effect)} Os arquivos são analisados de novo com esta escolha.`;
  return (
    <>
      <Button size="sm" variant={isRejection ? 'ghost' : 'secondary'} onClick={() => setAsks(true)}>
        {label}
      </Button>
      {asks && (
        <ReasonDialog
          title={isRejection ? 'Rejeitar dúvida' : label}
          description={`${result} A escolha fica no histórico com o seu nome.`}
          confirmLabel={label}
          tone="primary"
          reason={choiceReason}
          pending={save.isPending}
          draft={draft}
          onConfirm={(motivo) =>
            save.mutate(
              { valor: { tipo: 'duvida', competencia, codigo, conta: decision === 'count' }, motivo },
              { onSuccess: () => setAsks(false) },
            )
          }
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
