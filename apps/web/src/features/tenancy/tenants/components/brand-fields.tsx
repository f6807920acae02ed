import { signingOrder, signingOrderLabels } from '@restitui/domain/agreements/signing/signing-order.ts';
import type { BrandingForm } from '@restitui/domain/tenancy/tenants/branding-edit.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { colourFields, landingOptions } from '../branding-fields.ts';
import { ColourField } from './colour-field.tsx';

/** Renders the title, colour and address fields of a brand. */
export function BrandFields() {
  const { control, formState } = useFormContext<BrandingForm>();
  return (
    <>
      <FormText name="title" label="Título" required help="Aparece nas telas e na aba do navegador." maxLength={60} />
      {colourFields.map(({ name, label, help }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <ColourField label={label} help={help} error={formState.errors[name]?.message} {...field} />
          )}
        />
      ))}
      <FormText
        name="domain"
        label="Domínio"
        help="Endereço do site e dos e-mails da equipe. Vazio enquanto não houver."
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormText
        name="hosts"
        label="Outros endereços"
        help="Separados por vírgula. Um que começa com web. deixa o sistema separado do site."
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormSelect name="landing" label="Página de apresentação" options={landingOptions} />
      <FormSelect
        name="ordemAssinatura"
        label="Ordem das assinaturas"
        options={signingOrder.options.map((value) => ({ value, label: signingOrderLabels[value] }))}
      />
      <FormText
        name="diasParaAssinar"
        label="Dias para assinar"
        help="Depois deles o contrato não é mais assinado, até ser renovado. Vazio: sem prazo."
        inputMode="numeric"
        maxLength={3}
      />
      <FormText
        name="multaMaxima"
        label="Multa do boleto sem aviso até (%)"
        help="Acima disso, quem gera o boleto recebe um aviso. Em relações de consumo a multa vai até 2% (Lei 8.078/1990, art. 52, § 1º)."
        inputMode="decimal"
        maxLength={6}
      />
      <FormText
        name="jurosMaximos"
        label="Juros do boleto sem aviso até (% ao mês)"
        help="A taxa do CTN, art. 161, § 1º, é de 1% ao mês."
        inputMode="decimal"
        maxLength={6}
      />
      <Controller
        control={control}
        name="codigoAoAssinar"
        render={({ field: { value, onChange } }) => (
          <Switch
            label="Código ao assinar"
            help="O cliente confirma cada assinatura com um código enviado ao e-mail dele."
            checked={value === true}
            onCheckedChange={onChange}
          />
        )}
      />
    </>
  );
}
