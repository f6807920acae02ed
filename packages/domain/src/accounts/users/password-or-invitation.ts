import { z } from 'zod';

/** Asks the server to invite the new user, who then chooses the password. */
export const invites = z.boolean().optional();

interface Registered {
  password?: string | undefined;
  convidar?: boolean | undefined;
}

/** Returns whether the form has a password or asks for an invitation. */
export function hasPasswordOrInvitation({ password, convidar }: Registered): boolean {
  return convidar === true || password !== undefined;
}

const registered = z.object({ password: z.string().optional(), convidar: z.boolean().optional() });

/**
 * Requires a password unless the user is invited, together with the other checks of a form.
 * @param message the form's message for a missing password
 */
export function passwordUnlessInvited(message: string) {
  return {
    path: ['password'],
    message,
    // Runs although other fields are refused, so that all messages appear at once.
    when: ({ value }: { value: unknown }) => registered.safeParse(value).success,
  };
}
