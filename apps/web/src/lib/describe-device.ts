const browsers: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)(?:\.[\d.]*)? (?:Mobile\/\S+ )?Safari/, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone OS (\d+)/, 'iPhone, iOS'],
  [/iPad; (?:U; )?CPU (?:iPhone )?OS (\d+)/, 'iPad, iOS'],
  [/Android (\d+)/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

function named(userAgent: string, names: [RegExp, string][]): string | undefined {
  for (const [pattern, name] of names) {
    const match = pattern.exec(userAgent);
    if (match) return match[1] ? `${name} ${match[1]}` : name;
  }
  return undefined;
}

/** Describes the signer's device for reviewers: `Chrome 131, Android 14, tela 412×915`. */
export function describeDevice(userAgent: string, screen: { width: number; height: number }): string {
  const parts = [
    named(userAgent, browsers) ?? 'Navegador desconhecido',
    named(userAgent, systems) ?? 'sistema desconhecido',
    `tela ${screen.width}×${screen.height}`,
  ];
  return parts.join(', ');
}
