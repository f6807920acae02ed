import type { FactorChallengeData } from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../../lib/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { answerSecondFactor } from '../second-factor.queries.ts';
import { FactorAnswerForm } from './factor-answer-form.tsx';

interface SecondFactorStepProps {
  challenge: FactorChallengeData;
  onSignedIn: () => void;
  /** Called with the reason when the sign-in has to begin again. */
  onRestart: (reason?: string) => void;
}

/** The second step of a sign-in. */
export function SecondFactorStep({ challenge, onSignedIn, onRestart }: SecondFactorStepProps) {
  const answer = useMutation(answerSecondFactor);
  return (
    <>
      <FactorAnswerForm
        challenge={challenge}
        pending={answer.isPending}
        error={answer.error}
        confirmLabel="Entrar"
        onAnswer={(sent) =>
          answer.mutate(sent, {
            onSuccess: onSignedIn,
            onError: (error) => {
              if (error instanceof ApiError && error.code === 'second_factor_expired') onRestart(error.message);
            },
          })
        }
      />
      <Button variant="ghost" size="sm" className="mt-4 -ml-3 self-start" onClick={() => onRestart()}>
        Entrar com outra conta
      </Button>
    </>
  );
}
