import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { requireEnrolment } from '../../../../lib/identity-proof.ts';
import { useAuth } from '../../../../lib/session-store.ts';
import { useIsHere } from '../../../../lib/use-is-here.ts';
import { mustEnrolFactor, ownFactorsQuery } from '../../second-factor/second-factor.queries.ts';
import { AcceptTermsForm } from '../components/accept-terms-form.tsx';
import { OnboardingFrame } from '../components/onboarding-frame.tsx';
import { TermsText } from '../components/terms-text.tsx';
import { nextStep } from '../next-step.ts';
import { acceptTerms } from '../onboarding.queries.ts';

/** Leads a session that has to enrol a second factor there first: the server refuses it the acceptance of the terms. */
function useEnrolmentRedirect(enabled: boolean) {
  const { data } = useQuery({ ...ownFactorsQuery, enabled });
  const mustEnrol = mustEnrolFactor(data);
  useEffect(() => {
    if (mustEnrol) requireEnrolment();
  }, [mustEnrol]);
}

/** Readable without sign-in; users who have not accepted yet are asked to (G-07). */
export function TermsOfUsePage() {
  const auth = useAuth();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const accept = useMutation(acceptTerms);
  const mustAccept = auth !== undefined && !auth.user.li_aceito;
  useEnrolmentRedirect(mustAccept);
  const goOn = () =>
    accept.mutate(undefined, {
      onSuccess: (user) => void (isHere() && navigate({ to: nextStep(user), replace: true })),
    });
  return (
    <OnboardingFrame>
      <TermsText />
      {mustAccept && <AcceptTermsForm accepting={accept.isPending} onAccept={goOn} />}
    </OnboardingFrame>
  );
}
