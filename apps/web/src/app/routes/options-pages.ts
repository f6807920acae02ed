export const financialOptionsPage = () => import('../../features/options/pages/financial-options.page.tsx');
export const fiscalOptionsPage = () => import('../../features/options/pages/fiscal-options.page.tsx');
