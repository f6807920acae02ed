/** How a session of staff was opened; the last three of the first four name the second factor that followed the password. */
export type SignInMethod = 'password' | 'totp' | 'passkey' | 'recovery' | 'oidc';
