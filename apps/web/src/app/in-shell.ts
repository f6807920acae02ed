import { createContext } from 'react';

/** Whether a screen stands inside the signed-in layout, which has the page's `main` already. */
export const InShell = createContext(false);
