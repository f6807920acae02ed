interface Device {
  userAgent: string;
  maxTouchPoints: number;
}

/** Android, iPhone and iPad, which calls itself a Macintosh; no other device (I-022). */
export function isPhoneOrTablet({ userAgent, maxTouchPoints }: Device): boolean {
  return /Android|iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
