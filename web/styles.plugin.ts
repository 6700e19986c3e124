import type { AtRule, Plugin, Rule } from 'postcss';

/** Pixels per em in media queries, at the default text size. */
const EM = 16;

/**
 * Wraps every `:hover` rule in `@media (hover: hover)`. Touch leaves `:hover` on what was tapped:
 * without this, a tapped button keeps its hover style.
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
 * Converts window sizes to em: at 200 % text size, the page gets the layout of a window half as
 * large, instead of text that no longer fits.
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
