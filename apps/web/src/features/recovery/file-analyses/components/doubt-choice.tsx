import { choiceEffectText } from '@restitui/domain/recovery/file-analyses/choice-effect.ts';
import { type ChoiceEffect, choiceReason } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { saveChoice } from '../file-analyses.queries.ts';

interface DoubtChoiceProps {
  id_apuracao: string;
  competencia: string;
  codigo: string;
  /** Whether the button counts the doubt, or takes that back. */
  conta: boolean;
  /** Differences that the choice makes; undefined while they are unknown. */
  effect: ChoiceEffect | undefined;
}

/** Counts a doubt of a month as tax that is still in the base, or no longer, with the reason. */
export function DoubtChoice({ id_apuracao, competencia, codigo, conta, effect }: DoubtChoiceProps) {
  const save = useMutation(saveChoice(id_apuracao));
  const [asks, setAsks] = useState(false);
  const label = conta ? 'Contar no crédito' : 'Tirar do crédito';
  return (
    <>
      <Button size="sm" onClick={() => setAsks(true)}>
        {label}
      </Button>
      {asks && (
        <ReasonDialog
          title={label}
          description={`${choiceEffectText(effect)} Os arquivos são analisados de novo com esta escolha. Ela fica no histórico com o seu nome.`}
          confirmLabel={label}
          tone="primary"
          reason={choiceReason}
          pending={save.isPending}
          onConfirm={(motivo) =>
            save.mutate(
              { valor: { tipo: 'duvida', competencia, codigo, conta }, motivo },
              { onSuccess: () => setAsks(false) },
            )
          }
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
