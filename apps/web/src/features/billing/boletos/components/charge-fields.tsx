import { codigoMoraLabels, codigoMultaLabels } from '@restitui/domain/billing/boletos/boleto-charge.ts';
import { boletoLimits } from '@restitui/domain/billing/boletos/boleto-form.ts';
import type { LateLimits } from '@restitui/domain/billing/boletos/late-limits.ts';
import { useFormContext } from 'react-hook-form';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { type BoletoFormValues, typedLateWarnings } from '../boleto-form-values.ts';

const grid = 'grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-4';
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

export function ChargeFields() {
  return (
    <>
      <div className={grid}>
        <FormText name="valorNominal" label="Valor" required inputMode="decimal" placeholder="0,00" />
        <FormText name="dataVencimento" label="Vencimento" mask="day" required />
        <FormText name="dataLimite" label="Limite de pagamento" mask="day" required />
        <FormText name="seuNumero" label="Seu número" required maxLength={boletoLimits.seuNumero} />
      </div>
      <FormText name="mensagem" label="Mensagem ao pagador" maxLength={boletoLimits.mensagem} />
    </>
  );
}

const fineRate: Record<string, string> = { VALORFIXO: 'Multa (R$)', PERCENTUAL: 'Multa (%)' };
const interestRate: Record<string, string> = { VALORDIA: 'Juros (R$ por dia)', TAXAMENSAL: 'Juros (% ao mês)' };

/** Shows rates and dates only for a fine or interest. */
export function LatenessFields({ limits }: { limits: LateLimits }) {
  const { watch } = useFormContext<BoletoFormValues>();
  const fine = fineRate[watch('codigoMulta')];
  const interest = interestRate[watch('codigoMora')];
  const [valorNominal, codigoMulta, taxaMulta, codigoMora, taxaMora] = watch([
    'valorNominal',
    'codigoMulta',
    'taxaMulta',
    'codigoMora',
    'taxaMora',
  ]);
  const warnings = typedLateWarnings({ valorNominal, codigoMulta, taxaMulta, codigoMora, taxaMora }, limits);
  const after = 'Vazio: o dia depois do vencimento.';
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <FormSelect name="codigoMulta" label="Multa" options={options(codigoMultaLabels)} />
        {fine && (
          <FormText
            name="taxaMulta"
            label={fine}
            required
            inputMode="decimal"
            help="Até 2% em relações de consumo (Lei 8.078/1990, art. 52, § 1º)."
          />
        )}
        {fine && <FormText name="dataMulta" label="Data da multa" mask="day" help={after} />}
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <FormSelect name="codigoMora" label="Juros" options={options(codigoMoraLabels)} />
        {interest && (
          <FormText
            name="taxaMora"
            label={interest}
            required
            inputMode="decimal"
            help="1% ao mês é a taxa do CTN, art. 161, § 1º."
          />
        )}
        {interest && <FormText name="dataMora" label="Data dos juros" mask="day" help={after} />}
      </div>
      {warnings.length > 0 && (
        <Notice tone="warning" title="Acima do usual">
          {warnings.map(({ path, message }) => (
            <p key={path}>{message}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
