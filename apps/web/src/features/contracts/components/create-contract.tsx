import type { Contract, NewContractForm } from '@restitui/domain/contracts/contracts.api.ts';
import { ContractForm } from './contract-form.tsx';
import { DocumentStep } from './document-step.tsx';

export interface Creation {
  step: 'form' | 'document';
  draft: Partial<NewContractForm>;
  isCreated: boolean;
}

interface CreateContractProps {
  creation: Creation;
  onChange: (creation: Creation) => void;
  onLeave: () => void;
  onDone: (contract: Contract) => void;
}

/** Form, then document; what was typed stays while other tabs are looked at. */
export function CreateContract({ creation, onChange, onLeave, onDone }: CreateContractProps) {
  const { step, draft, isCreated } = creation;
  if (step === 'form') {
    return (
      <ContractForm
        draft={draft}
        onDraft={(typed) => onChange({ ...creation, draft: typed })}
        onNext={(form) => onChange({ step: 'document', draft: form, isCreated: false })}
      />
    );
  }
  return (
    <DocumentStep
      form={draft as NewContractForm}
      isCreated={isCreated}
      onCreated={() => onChange({ ...creation, isCreated: true })}
      onBack={() => (isCreated ? onLeave() : onChange({ ...creation, step: 'form' }))}
      onDone={onDone}
    />
  );
}
