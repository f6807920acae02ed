import { canCloseAssessment } from '@restitui/domain/recovery/assessments/assessments.access.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { setAssessmentOpen } from '../assessments.queries.ts';

/** Renders whether the assessment is open, with a switch for users who may close it. Closing freezes its credits. */
export function AssessmentState({ assessment }: { assessment: Assessment }) {
  const actor = useActor();
  const set = useMutation(setAssessmentOpen(assessment));
  const { isModifica } = assessment;
  const Icon = isModifica ? Lock : LockOpen;

  return (
    <>
      {!isModifica && <Badge tone="neutral">Fechada</Badge>}
      {canCloseAssessment(actor) && (
        <Button variant="ghost" className="max-sm:px-2" loading={set.isPending} onClick={() => set.mutate(!isModifica)}>
          <Icon aria-hidden />
          {isModifica ? 'Fechar apuração' : 'Reabrir apuração'}
        </Button>
      )}
    </>
  );
}
