import { createContext, useContext } from 'react';

/** Opens the form that sends the document of a request; undefined while the owner may not send. */
export const AnswerRequestContext = createContext<((request: string) => void) | undefined>(undefined);

/** Returns the function that opens the form for a request; undefined where none can be sent. */
export const useAnswerRequest = () => useContext(AnswerRequestContext);
