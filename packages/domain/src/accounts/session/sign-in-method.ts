/** How a session of staff was opened. `totp`, `passkey` and `recovery` name the second factor that followed the password. */
export type SignInMethod = 'password' | 'totp' | 'passkey' | 'recovery' | 'oidc';
