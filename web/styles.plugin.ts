import type { AtRule, Plugin, Rule } from 'postcss';

/** Pixels of an em in media queries, as long as nobody has chosen another size of text. */
const EM = 16;

/**
 * Puts every look of `:hover` under `@media (hover: hover)`. A finger never leaves what it has pressed:
 * without this, a tapped button keeps looking as if a mouse were above it.
 */
export function hoverOnly(): Plugin {
  return {
    postcssPlugin: 'caledonia-hover-only',
    Once(root, { AtRule }) {
      const rules: Rule[] = [];
      root.walkRules(/:hover/, (rule) => {
        if (!isUnderHover(rule)) rules.push(rule);
      });
      for (const rule of rules) {
        const hovered = rule.selectors.filter((each) => each.includes(':hover'));
        const others = rule.selectors.filter((each) => !each.includes(':hover'));
        const media = new AtRule({ name: 'media', params: '(hover: hover)' });
        media.append(rule.clone({ selectors: hovered }));
        rule.after(media);
        if (others.length) rule.selectors = others;
        else rule.remove();
      }
    },
  };
}

function isUnderHover(rule: Rule): boolean {
  for (let at = rule.parent; at && at.type !== 'root'; at = at.parent as typeof at) {
    if (at.type === 'atrule' && /\bhover\b/.test((at as AtRule).params)) return true;
  }
  return false;
}

/**
 * Measures windows in the size of text: whoever reads at 200 % gets the layout of a window half as large,
 * instead of words that no longer fit.
 */
export function windowsInEm(): Plugin {
  return {
    postcssPlugin: 'caledonia-windows-in-em',
    AtRule: {
      media(rule) {
        rule.params = rule.params.replace(/([\d.]+)px/g, (_, px: string) => `${+px / EM}em`);
      },
    },
  };
}
