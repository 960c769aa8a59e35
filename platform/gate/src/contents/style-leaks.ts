/** Styles of a remote that reach what is not the remote's: each of its rules has to start at a class of its own. */
import { parse, type AtRule, type ChildNode, type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** A class of a CSS module: its name, and a hash of the stylesheet's contents. */
const MODULE_CLASS = /_[\w-]{6}$/;

/** A utility under an app's prefix: `ti:flex`. The host's prefix is `sh`. */
const UTILITY = /^([a-z]{2,}):/;
const HOST_PREFIX = 'sh';

/** The layers of the site, in which every rule of a remote stands (`platform/build`, `layerOrder`). */
const LAYERS = new Set(['properties', 'reset', 'tokens', 'kit', 'shared', 'app', 'utilities']);
const OWN_LAYERS = new Set(['kit', 'shared', 'app', 'utilities']);

/** At-rules that hold rules, and leak nothing by themselves. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);

function isOwnClass(name: string): boolean {
  const prefix = UTILITY.exec(name)?.[1];
  return prefix === undefined ? MODULE_CLASS.test(name) : prefix !== HOST_PREFIX;
}

/** Whether one part of a selector binds it to a class of the remote's own. */
function bindsToOwn(node: Node): boolean {
  if (node.type === 'class') return isOwnClass(node.value);
  if (node.type === 'nesting') return true;
  if (node.type !== 'pseudo' || ![':is', ':where'].includes(node.value)) return false;
  return node.nodes.length > 0 && node.nodes.every((selector) => selector.nodes.some(bindsToOwn));
}

const reachesOut = (selector: Selector): boolean => !selector.nodes.some(bindsToOwn);

/** What Tailwind sets on everything: initial values of its own properties, in a layer that everything wins over. */
function setsInitialValuesOnly(rule: Rule, layer: string | undefined): boolean {
  return (
    layer === 'properties' &&
    rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--tw-'))
  );
}

function ruleLeaks(rule: Rule, layer: string | undefined): string[] {
  if (setsInitialValuesOnly(rule, layer)) return [];
  const foreign = parseSelectors().astSync(rule.selector).nodes.filter(reachesOut);
  if (foreign.length > 0) {
    const selectors = foreign.map((selector) => `"${String(selector).trim()}"`).join(', ');
    return [`${selectors} reaches outside of the remote; start the selector at a class of a CSS module`];
  }
  return layer !== undefined && OWN_LAYERS.has(layer)
    ? []
    : [
        `"${rule.selector}" is in no layer of a remote, and so overrides every layer; put it into a CSS module`,
      ];
}

function layerLeaks(atRule: AtRule): string[] {
  const names = atRule.params.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !LAYERS.has(name.split('.')[0]!));
  return unknown.length === 0
    ? []
    : [`@layer ${unknown.join(', ')} is none of the site's; leave layers to the build`];
}

function atRuleLeaks(atRule: AtRule, layer: string | undefined): string[] {
  const { name, params, nodes = [] } = atRule;
  if (GROUPS.has(name)) {
    const inner = name === 'layer' && atRule.nodes ? params.split('.')[0] : layer;
    return [
      ...(name === 'layer' ? layerLeaks(atRule) : []),
      ...nodes.flatMap((node) => leaksOf(node, inner)),
    ];
  }
  if (name === 'keyframes' && MODULE_CLASS.test(params)) return [];
  if (name === 'property' && params.startsWith('--tw-')) return [];
  if (name === 'charset') return [];
  return [`@${name} ${params} holds for the whole page; leave it to the host`];
}

function leaksOf(node: ChildNode, layer?: string): string[] {
  if (node.type === 'rule') return ruleLeaks(node, layer);
  return node.type === 'atrule' ? atRuleLeaks(node, layer) : [];
}

/** Return what in a remote's stylesheet would change the host or another remote, one message each. */
export function styleLeaks(app: string, css: string): string[] {
  const leaks = new Set(parse(css).nodes.flatMap((node) => leaksOf(node)));
  return [...leaks].map((leak) => `A style of ${app} leaks: ${leak}.`);
}
