import {
  type BrandingForm,
  type BrandingPicture,
  defaultPictures,
} from '@restitui/domain/tenancy/tenants/branding-edit.ts';
import { paletteOf, type Scheme } from '@restitui/domain/tenancy/tenants/palette.ts';
import { storedBranding } from '@restitui/domain/tenancy/tenants/stored-branding.ts';
import type { Branding, Tenant } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { useEffect, useMemo } from 'react';
import { buttonLook } from '../../../../ui/button.tsx';
import { pictureAddresses, shownColours } from '../branding-fields.ts';
import { BrandMark } from './brand-mark.tsx';
import { BrandScope } from './brand-scope.tsx';

interface BrandPreviewsProps {
  tenant: Tenant;
  typed: BrandingForm;
  files: Partial<Record<BrandingPicture, File>>;
  removed: readonly BrandingPicture[];
}

const schemes = [
  ['light', 'Tema claro'],
  ['dark', 'Tema escuro'],
] as const;

/** Renders previews of the edited brand in both themes, with colours adjusted for contrast. */
export function BrandPreviews({ tenant, typed, files, removed }: BrandPreviewsProps) {
  const light = useObjectAddress(files.logo_light);
  const dark = useObjectAddress(files.logo_dark);
  const icon = useObjectAddress(files.icon);
  const stored = pictureAddresses(tenant);
  const storedPicture = (field: BrandingPicture) => (removed.includes(field) ? defaultPictures : stored)[field];
  const branding: Branding = {
    ...storedBranding(tenant),
    title: typed.title.trim() || tenant.title,
    colours: shownColours(typed, tenant.colours),
    logos: { light: light ?? storedPicture('logo_light'), dark: dark ?? storedPicture('logo_dark') },
    icon: icon ?? storedPicture('icon'),
  };
  return (
    <section aria-label="Prévia" className="grid gap-4 sm:grid-cols-2 xl:sticky 2xl:grid-cols-1 xl:top-8">
      {schemes.map(([scheme, label]) => (
        <Preview key={scheme} branding={branding} scheme={scheme} label={label} />
      ))}
    </section>
  );
}

/** Returns an object URL for the chosen file and revokes it when the file changes. */
function useObjectAddress(file: File | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  return address;
}

function Preview({ branding, scheme, label }: { branding: Branding; scheme: Scheme; label: string }) {
  const { brand, brandText, focus } = paletteOf(branding.colours, scheme);
  const { primary, accent } = branding.colours;
  const adjusted = [
    { use: 'Botão', from: primary, to: brand },
    { use: 'Texto', from: primary, to: brandText },
    { use: 'Foco', from: accent, to: focus },
  ];
  return (
    <BrandScope branding={branding} scheme={scheme} className="flex flex-col gap-5 rounded-md border p-5">
      <p className="text-caption text-muted">{label}</p>
      <div className="flex h-9 items-center justify-between gap-4">
        <div className="flex min-w-0 flex-1 items-center">
          <BrandMark />
        </div>
        <img src={branding.icon} alt="" className="size-8 shrink-0 object-contain" />
      </div>
      <div className="rounded-md border bg-surface p-4">
        <p className="rounded-sm bg-brand-soft px-2 py-1.5 font-medium text-body text-brand-text">Item ativo do menu</p>
        <p className="mt-3 text-body text-muted">Restituição encontrada</p>
        <p className="figures font-semibold text-figure">R$ 18.240,55</p>
        <span
          className={buttonLook({ variant: 'primary', className: 'mt-3 outline-2 outline-focus outline-offset-2' })}
        >
          Ver análise
        </span>
      </div>
      <dl className="flex flex-col gap-1.5 text-caption">
        {adjusted.map(({ use, from, to }) => (
          <div key={use} className="flex items-center gap-2">
            <dt className="w-12 text-muted">{use}</dt>
            <dd className="figures flex min-w-0 items-center gap-2">
              <span aria-hidden className="size-3.5 rounded-full border" style={{ backgroundColor: to }} />
              {to}
              {from.toLowerCase() !== to && <span className="text-muted">ajustada de {from.toLowerCase()}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </BrandScope>
  );
}
