import { zodResolver } from '@hookform/resolvers/zod';
import type { ChoiceValue } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { choiceReason } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { z } from 'zod';
import { FormText } from '../../../../ui/form-fields.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

export type EstablishmentRates = Extract<ChoiceValue, { tipo: 'estabelecimento' }>;

interface RatesDialogProps {
  id_apuracao: string;
  /** The client's own establishment. */
  cnpj: string;
  value: EstablishmentRates | undefined;
  onClose: () => void;
}

const decimal = (most: number, decimals: number) =>
  z.string().refine((text) => {
    const match = /^\d(?:[.,](\d{1,6}))?$/.exec(text.trim());
    return text.trim() === '' || (match !== null && (match[1]?.length ?? 0) <= decimals && numberOf(text) <= most);
  }, `Use um número de 0 a ${most}, com até ${decimals} casas.`);
const numberOf = (text: string) => Number(text.trim().replace(',', '.'));
const fields = z.object({
  inscricao: z
    .string()
    .transform((text) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[0-9A-Z]{12,14}$/, 'Informe o CNPJ, CNO ou CAEPF.')),
  rat: decimal(3, 2),
  fap: decimal(2, 4),
  fpas: z.string().regex(/^(\d{3})?$/, 'Use 3 algarismos, ou deixe vazio.'),
  codTercs: z.string().regex(/^(\d{4})?$/, 'Use 4 algarismos, ou deixe vazio.'),
  motivo: choiceReason,
});

/** Form for RAT, FAP, FPAS and terceiros of an establishment; an empty field leaves what the files have. */
export function RatesDialog({ id_apuracao, cnpj, value, onClose }: RatesDialogProps) {
  return (
    <ChoiceDialog
      id_apuracao={id_apuracao}
      draft={`aliquotas ${id_apuracao} ${value?.inscricao ?? ''}`}
      title="Alíquotas do estabelecimento"
      description="Valem antes do S-5011 e das tabelas. Campo vazio: vale o que está nos arquivos."
      resolver={zodResolver(fields)}
      defaultValues={{
        inscricao: value?.inscricao ?? cnpj,
        rat: textOf(value?.rat),
        fap: textOf(value?.fap),
        fpas: value?.fpas ?? '',
        codTercs: value?.codTercs ?? '',
        motivo: '',
      }}
      toChoice={({ motivo, rat, fap, fpas, codTercs, inscricao }) => ({
        valor: {
          ...{ tipo: 'estabelecimento', inscricao },
          ...{ rat: rat.trim() === '' ? null : numberOf(rat), fap: fap.trim() === '' ? null : numberOf(fap) },
          ...{ fpas: fpas || null, codTercs: codTercs || null },
        },
        motivo,
      })}
      onClose={onClose}
    >
      <FormText name="inscricao" label="CNPJ, CNO ou CAEPF" required disabled={value !== undefined} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name="rat" label="RAT (%)" inputMode="decimal" />
        <FormText name="fap" label="FAP" inputMode="decimal" help="De 0,5000 a 2,0000." />
        <FormText name="fpas" label="FPAS" inputMode="numeric" />
        <FormText name="codTercs" label="Código de terceiros" inputMode="numeric" />
      </div>
      <FormText name="motivo" label="Prova ou motivo" required help="Por exemplo, o extrato do FAP." />
    </ChoiceDialog>
  );
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).replace('.', ',');
}
