/** Browsers and systems by user agent; the first match counts. */
const BROWSERS: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** A readable device name, like “Firefox · Linux”; programs go by their first word. */
export function deviceName(agent: string): string {
  const find = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(agent))?.[1];
  const names = [find(BROWSERS), find(SYSTEMS)].filter(Boolean);
  return names.join(' · ') || (agent.split('/')[0] ?? '');
}
