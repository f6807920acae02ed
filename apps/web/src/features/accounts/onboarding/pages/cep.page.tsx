import { useNavigate } from '@tanstack/react-router';
import { useAuth } from '../../../../lib/session-store.ts';
import { useIsHere } from '../../../../lib/use-is-here.ts';
import { AddressEditor } from '../components/address-editor.tsx';
import { OnboardingFrame } from '../components/onboarding-frame.tsx';
import { nextStep } from '../next-step.ts';

export function CepPage() {
  const auth = useAuth();
  const navigate = useNavigate();
  const isHere = useIsHere();
  if (!auth) return null;
  return (
    <OnboardingFrame>
      <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6">
        <h1 className="font-semibold text-title tracking-tight">Endereço</h1>
        <p className="mt-1 mb-8 text-body text-muted">Informe o CEP e nós completamos o que for possível.</p>
        <AddressEditor
          autoFocus
          user={auth.user}
          onSaved={(user) => void (isHere() && navigate({ to: nextStep(user), replace: true }))}
        />
      </div>
    </OnboardingFrame>
  );
}
