import { BrandContext } from '../brand-context.ts';
import { useBranding } from '../tenants.queries.ts';
import { BrandMark } from './brand-mark.tsx';

/** The host's mark at the head of what is printed: as on white, whatever the theme. */
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
