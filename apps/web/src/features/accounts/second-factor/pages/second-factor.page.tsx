import { useNavigate } from '@tanstack/react-router';
import { useAuth } from '../../../../lib/session-store.ts';
import { OnboardingFrame } from '../../onboarding/components/onboarding-frame.tsx';
import { OwnFactors } from '../components/own-factors.tsx';

/** Enrolment of a second factor outside the shell, for sessions that may do nothing else. */
export function SecondFactorPage() {
  const navigate = useNavigate();
  const auth = useAuth();
  const home = auth?.user.typeUser === 'ADMIN' ? '/admin/home' : '/home';
  return (
    <OnboardingFrame>
      <div className="mx-auto w-full max-w-xl px-4 py-8 sm:px-6">
        <h1 className="mb-6 font-semibold text-title tracking-tight">Proteja a sua conta</h1>
        <OwnFactors heading="h2" onEnrolled={() => navigate({ to: home, replace: true })} />
      </div>
    </OnboardingFrame>
  );
}
