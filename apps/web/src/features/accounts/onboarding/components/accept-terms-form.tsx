import { termsNotAccepted } from '@restitui/domain/accounts/users/terms-of-use.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';

interface AcceptTermsFormProps {
  accepting: boolean;
  onAccept: () => void;
}

/** Sticks to the bottom while the terms are read. */
export function AcceptTermsForm({ accepting, onAccept }: AcceptTermsFormProps) {
  const [ticked, setTicked] = useState(false);
  const [asked, setAsked] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (ticked && !accepting) onAccept();
  }

  return (
    <form
      onSubmit={submit}
      aria-label="Aceite dos termos de uso"
      className="sticky bottom-(--offline) mt-auto border-t bg-surface print:hidden"
    >
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 py-4 sm:flex-row sm:items-center sm:justify-between sm:px-6">
        <Checkbox
          label="Li e aceito os termos de uso"
          checked={ticked}
          onCheckedChange={(checked) => setTicked(checked === true)}
          error={asked && !ticked ? termsNotAccepted : undefined}
        />
        {/* Not `disabled`, so that a click can show what is missing (F-119, F-120). */}
        <Button
          type="submit"
          variant="primary"
          aria-disabled={!ticked || undefined}
          loading={accepting}
          className={ticked ? undefined : 'border-line bg-sunken text-muted hover:bg-sunken'}
        >
          Aceitar
        </Button>
      </div>
    </form>
  );
}
