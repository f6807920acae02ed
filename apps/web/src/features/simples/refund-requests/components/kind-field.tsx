import {
  type RequestKind,
  requestKind,
  requestKindLabels,
} from '@restitui/domain/simples/refund-requests/request-kind.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';

const kinds = requestKind.options.map((value) => ({ value, label: requestKindLabels[value] }));

/** Chooses refund or compensation. */
export function KindField({ tipo, onTipo }: { tipo: RequestKind; onTipo: (tipo: RequestKind) => void }) {
  return (
    <Field label="Forma">
      <Select value={tipo} options={kinds} onValueChange={onTipo} />
    </Field>
  );
}
