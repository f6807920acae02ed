import { OwnFactors } from '../../second-factor/components/own-factors.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';
import { OwnSessions } from './own-sessions.tsx';

export function SecurityPanel({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  return (
    <div className="flex flex-col gap-8 pb-2">
      <section aria-labelledby="trocar-senha">
        <h3 id="trocar-senha" className="mb-4 font-semibold text-lead">
          Trocar senha
        </h3>
        <OwnPasswordForm onDirty={onDirty} />
      </section>
      <div className="border-t pt-6">
        <OwnFactors heading="h3" />
      </div>
      <OwnSessions />
    </div>
  );
}
