import type { Scheme } from '@restitui/domain/tenants/palette.ts';
import type { Branding } from '@restitui/domain/tenants/tenants.api.ts';
import { createContext } from 'react';

interface ShownBrand {
  branding: Branding;
  scheme: Scheme;
}

/** The brand of a part of the page that shows another than that of its host. */
export const BrandContext = createContext<ShownBrand | undefined>(undefined);
