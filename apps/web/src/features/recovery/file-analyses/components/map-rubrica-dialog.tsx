import type { AnalysedRubrica } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { payrollVerbas } from '@restitui/domain/recovery/file-analyses/payroll-verbas.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { MappedRubrica } from '../file-analyses.queries.ts';

interface MapRubricaDialogProps {
  rubrica: AnalysedRubrica;
  pending: boolean;
  onSave: (rubrica: MappedRubrica) => void;
  onClose: () => void;
}

const none = '0';
const options = [
  { value: none, label: 'Não é verba' },
  ...[...payrollVerbas].map(([verba, label]) => ({ value: String(verba), label })),
];

/** Asks for the verba of a rubrica, and whether other clients get it too. */
export function MapRubricaDialog({ rubrica, pending, onSave, onClose }: MapRubricaDialogProps) {
  const [verba, setVerba] = useState(String(rubrica.verba ?? none));
  const [counts, setCounts] = useState(true);
  const [isShared, setShared] = useState(false);
  const save = () =>
    onSave({
      ...{ tabela: rubrica.tabela, codigo: rubrica.codigo, confirmada: counts, compartilhada: isShared },
      verba: verba === none ? null : Number(verba),
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!pending}
      title={`Rubrica ${rubrica.codigo}`}
      description={`${rubrica.descricao}. Os arquivos são analisados de novo com esta escolha.`}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <Button variant="primary" loading={pending} onClick={save}>
            Salvar
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Verba">
          <Select value={verba} onValueChange={setVerba} options={options} />
        </Field>
        <Checkbox
          label="Conta no crédito sem perguntar de novo"
          checked={counts}
          onCheckedChange={(checked) => setCounts(checked === true)}
        />
        <Checkbox
          label="Usar também em outros clientes com a mesma rubrica (código, descrição e natureza)"
          checked={isShared}
          onCheckedChange={(checked) => setShared(checked === true)}
        />
      </div>
    </Dialog>
  );
}
