export const financialOptionsPage = () => import('../../features/tenancy/options/pages/financial-options.page.tsx');
export const fiscalOptionsPage = () => import('../../features/tenancy/options/pages/fiscal-options.page.tsx');
