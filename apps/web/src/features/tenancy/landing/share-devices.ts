interface Device {
  userAgent: string;
  maxTouchPoints: number;
}

/**
 * Returns whether the device is an Android device, an iPhone or an iPad, which reports itself as a Macintosh
 * (I-022).
 */
export function isPhoneOrTablet({ userAgent, maxTouchPoints }: Device): boolean {
  return /Android|iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
