import { createContext } from 'react';

/** True inside the signed-in layout, which already has the page's `main` element. */
export const InShell = createContext(false);
