import type { ReadAgreement } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { contractNames } from '@restitui/domain/agreements/documents/contract-names.ts';
import { taxRegime, taxRegimeLabels } from '@restitui/domain/recovery/products/regime-products.ts';
import { useNavigate } from '@tanstack/react-router';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';

type Choice = ReadAgreement['contratos'][number];

function labelOf({ typeRegime, contracts, isAssinado }: Choice): string {
  const { data } = taxRegime.safeParse(typeRegime);
  const regime = data ? taxRegimeLabels[data] : (typeRegime ?? contractNames(contracts));
  return isAssinado ? `${regime} (assinado)` : regime;
}

/** Choice between a client's agreements in several tax regimes. */
export function AgreementChoice({ agreement: { id, contratos } }: { agreement: ReadAgreement }) {
  const navigate = useNavigate();
  if (contratos.length < 2) return null;
  const choose = (contrato: string) =>
    void navigate({ to: '.', search: (before) => ({ ...before, contrato }), replace: true });
  return (
    <Field label="Contrato do regime" className="w-full sm:w-72 print:hidden">
      <Select
        value={id}
        onValueChange={choose}
        options={contratos.map((one) => ({ value: one.id, label: labelOf(one) }))}
      />
    </Field>
  );
}
