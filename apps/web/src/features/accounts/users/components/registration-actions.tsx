import { useFormContext } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { FormCheckbox } from '../../../../ui/form-fields.tsx';

/** Confirmation that all data is correct, which enables 'Criar Usuário' (F-223..F-225). */
export function RegistrationActions({ pending }: { pending: boolean }) {
  const { watch } = useFormContext();
  return (
    <div className="flex flex-col gap-5 border-t pt-5">
      <FormCheckbox name="confirmed" label="Todas as informações preenchidas acima estão corretas" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={pending} disabled={!watch('confirmed')}>
          Criar Usuário
        </Button>
        <Button disabled>Novo Usuário</Button>
      </div>
    </div>
  );
}
