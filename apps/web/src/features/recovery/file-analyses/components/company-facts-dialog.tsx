import { zodResolver } from '@hookform/resolvers/zod';
import { type ChoiceValue, dctfwebStart } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { choiceReason } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { taxClass, taxClassLabels } from '@restitui/domain/recovery/file-analyses/tax-class.ts';
import { z } from 'zod';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

export type CompanyFacts = Extract<ChoiceValue, { tipo: 'empresa' }>;

interface CompanyFactsDialogProps {
  id_apuracao: string;
  value: CompanyFacts | undefined;
  onClose: () => void;
}

const fromFiles = 'ARQUIVOS';
const fields = z.object({
  dctfweb_inicio: z.union([dctfwebStart, z.literal('')]),
  classTrib: z.union([taxClass, z.literal(fromFiles)]),
  motivo: choiceReason,
});
const taxClassOptions = [
  { value: fromFiles, label: 'A dos arquivos' },
  ...taxClass.options.map((value) => ({ value, label: `${value}, ${taxClassLabels[value]}` })),
];

/** Form for the start of the DCTFWeb and the classTrib of a company. */
export function CompanyFactsDialog({ id_apuracao, value, onClose }: CompanyFactsDialogProps) {
  const defaultValues: z.input<typeof fields> = {
    dctfweb_inicio: value?.dctfweb_inicio ?? '',
    classTrib: value?.classTrib ?? fromFiles,
    motivo: '',
  };
  return (
    <ChoiceDialog
      id_apuracao={id_apuracao}
      draft={`empresa ${id_apuracao}`}
      title="Dados da empresa"
      description="Antes da DCTFWeb o crédito serve só para contribuições previdenciárias (Lei 11.457/2007, art. 26-A)."
      resolver={zodResolver(fields)}
      defaultValues={defaultValues}
      toChoice={({ motivo, dctfweb_inicio, classTrib }) => ({
        valor: {
          tipo: 'empresa',
          dctfweb_inicio: dctfweb_inicio || null,
          classTrib: classTrib === fromFiles ? null : classTrib,
        },
        motivo,
      })}
      onClose={onClose}
    >
      <FormText
        name="dctfweb_inicio"
        label="Primeiro mês da DCTFWeb"
        mask="taxMonth"
        help="Vazio: 10/2021, o último grupo de empresas."
      />
      <FormSelect
        name="classTrib"
        label="Classificação tributária"
        options={taxClassOptions}
        help="Vale nos meses em que os eventos não a trazem. Sem eventos: pessoa jurídica em geral."
      />
      <FormText name="motivo" label="Prova ou motivo" required help="Por exemplo, o recibo da primeira DCTFWeb." />
    </ChoiceDialog>
  );
}
