import { BrandContext } from '../brand-context.ts';
import { useBranding } from '../tenants.queries.ts';
import { BrandMark } from './brand-mark.tsx';

/** Renders the logo at the top of printed pages, in its version for white backgrounds. */
export function PrintedMark() {
  const branding = useBranding();
  if (!branding) return null;
  return (
    <div data-printed-mark="" className="mb-6 hidden border-b pb-3 print:block">
      <BrandContext value={{ branding, scheme: 'light' }}>
        <BrandMark />
      </BrandContext>
    </div>
  );
}
