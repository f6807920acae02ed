import {
  productsOfRegime,
  type TaxRegime,
  taxRegime,
  taxRegimeLabels,
} from '@restitui/domain/recovery/products/regime-products.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { CircleAlert } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';

interface Chosen {
  regimeTributario: TaxRegime;
  produtosSelecionados: ServiceType[];
}

interface RegimeFieldsProps {
  /** Selectable regimes; defaults to all. */
  offered?: readonly TaxRegime[];
  /** Products already linked to a regime, which cannot be unticked. */
  linked?: (regime: TaxRegime) => readonly ServiceType[];
}

const nothing = () => [];

/** A tax regime and its products; changing the regime clears the products (I-141) except the linked ones. */
export function RegimeFields({ offered = taxRegime.options, linked = nothing }: RegimeFieldsProps) {
  const { control, watch, setValue } = useFormContext<Chosen>();
  const regime = watch('regimeTributario');
  const locked = regime ? linked(regime) : [];
  const regimes = offered.map((value) => ({ value, label: taxRegimeLabels[value] }));
  return (
    <>
      <Controller
        control={control}
        name="regimeTributario"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <Field label="Regime tributário" required className="sm:max-w-xs" error={fieldState.error?.message}>
            <Select
              ref={ref}
              value={value}
              options={regimes}
              onValueChange={(next) => {
                onChange(next);
                setValue('produtosSelecionados', [...linked(next)], { shouldDirty: true });
              }}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="produtosSelecionados"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <fieldset className="min-w-0">
            <legend className="mb-2 font-medium text-body">Produtos</legend>
            {!regime && <p className="text-caption text-muted">Escolha antes o regime tributário.</p>}
            <div className="grid gap-2.5 sm:grid-cols-2">
              {regime &&
                productsOfRegime(regime).map(({ value: product, label }, i) => (
                  <Checkbox
                    key={product}
                    ref={i === 0 ? ref : undefined}
                    label={locked.includes(product) ? `${label} (já vinculado)` : label}
                    disabled={locked.includes(product)}
                    checked={value.includes(product)}
                    onCheckedChange={(checked) =>
                      onChange(checked === true ? [...value, product] : value.filter((each) => each !== product))
                    }
                  />
                ))}
            </div>
            {fieldState.error && (
              <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-caption text-danger">
                <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
                {fieldState.error.message}
              </p>
            )}
          </fieldset>
        )}
      />
    </>
  );
}
