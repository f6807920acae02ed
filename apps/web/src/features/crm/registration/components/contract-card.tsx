import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FormCheckbox } from '../../../../ui/form-fields.tsx';
import { RegimeFields } from '../../clients/components/regime-fields.tsx';
import { TermsFields } from '../../clients/components/terms-fields.tsx';

interface ContractCardProps {
  creating: boolean;
  /** Further fields. */
  children?: ReactNode;
}

/** Regime, products, commission and bank of the contract, and the submit button (I-139 to I-151). */
export function ContractCard({ creating, children }: ContractCardProps) {
  const { watch } = useFormContext();
  return (
    <>
      <Card title="Contrato" description="O que será feito, por quanto, e onde o cliente recebe.">
        <div className="flex flex-col gap-5">
          <RegimeFields />
          <TermsFields />
          {children}
          <FormCheckbox name="concordo" label="Confirmo que os dados informados estão corretos" />
        </div>
      </Card>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" size="lg" loading={creating} disabled={!watch('concordo')}>
          Criar Cliente
        </Button>
      </div>
    </>
  );
}
