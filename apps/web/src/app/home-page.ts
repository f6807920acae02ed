/** Loads the home of the users of a consultancy. */
export const homePage = () => import('../features/insights/home/pages/home.page.tsx');
