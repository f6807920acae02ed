import { lookupMessages } from '../lookups.messages.ts';

/** In the place of figures that need the Selic, when it could not be had. */
export function SelicProblem() {
  return (
    <p role="alert" className="text-body text-danger">
      {lookupMessages.selicFailed}
    </p>
  );
}
