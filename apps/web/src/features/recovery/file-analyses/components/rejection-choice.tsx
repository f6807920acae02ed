import type { RejectableThesis } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { choiceEffectText } from '@restitui/domain/recovery/file-analyses/choice-effect.ts';
import { choiceReason } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { type ResultOf, rejectionEffectQuery, saveChoice } from '../file-analyses.queries.ts';

interface RejectionChoiceProps {
  analysis: ResultOf;
  competencia: string;
  tese: RejectableThesis;
  /** Null for the whole credit of the month. */
  documento: string | null;
  /** Whether the button rejects, or takes a rejection back. */
  rejeita: boolean;
  label: string;
}

interface RejectionDialogProps extends RejectionChoiceProps {
  onClose: () => void;
}

/** Rejects a document or a credit of a month with the reason, or takes that back; tells the effect first (SP-123). */
export function RejectionChoice({ label, ...choice }: RejectionChoiceProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsks(true)}>
        {label}
      </Button>
      {asks && <RejectionDialog {...choice} label={label} onClose={() => setAsks(false)} />}
    </>
  );
}

/** Asks for the reason of a rejection, or of taking it back. */
export function RejectionDialog({
  analysis,
  competencia,
  tese,
  documento,
  rejeita,
  label,
  onClose,
}: RejectionDialogProps) {
  const effect = useQuery(rejectionEffectQuery(analysis, competencia, tese, documento));
  const draft = `rejeição ${analysis.id_apuracao} ${competencia} ${tese} ${documento ?? ''}`;
  const save = useMutation(withDraft(saveChoice(analysis.id_apuracao), draft));
  const text = effect.isPending ? 'Calculando o efeito…' : choiceEffectText(effect.data ?? undefined);
  return (
    <ReasonDialog
      title={label}
      description={
        <>
          {documento !== null && <span className="break-all">{documento}. </span>}
          {text}
          {tese === 'MONO' && ' O ICMS destas linhas é julgado na nova análise.'} Os arquivos são analisados de novo com
          esta escolha. Ela fica no histórico com o seu nome.
        </>
      }
      confirmLabel={label}
      tone={rejeita ? 'danger' : 'primary'}
      reason={choiceReason}
      pending={save.isPending}
      draft={draft}
      onConfirm={(motivo) =>
        save.mutate(
          { valor: { tipo: 'rejeicao', competencia, tese, documento, rejeita }, motivo },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  );
}
