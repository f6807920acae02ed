import type { Scheme } from '@restitui/domain/tenancy/tenants/palette.ts';
import type { Branding } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { createContext } from 'react';

interface ShownBrand {
  branding: Branding;
  scheme: Scheme;
}

/** The brand of a part of the page that shows another brand than its host. */
export const BrandContext = createContext<ShownBrand | undefined>(undefined);
