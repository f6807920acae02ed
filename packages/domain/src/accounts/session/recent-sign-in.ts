/** Minutes after a sign-in or a re-authentication in which calls with `recentSignIn` are accepted. */
export const recentSignInMinutes = 15;
