/** The plan for a new remote, and the plans that are always refused. */
import { ownClaimProblems } from '@sinima/releases/claims';
import { nameForms } from './name-forms.ts';
import { ownedByPart, planPart, type PartPlan } from './part-plan.ts';
import { Refusal } from './refusal.ts';

/** A page to write: its name in `remote.config.ts`, and its route. */
export interface PlannedPage {
  readonly id: string;
  /** In React Router's syntax: `/soundtracks`, `/charts/:year`. */
  readonly path: string;
}

/** The plan for a new remote. */
export interface RemotePlan {
  /** `mfe-soundtracks` */
  readonly name: string;
  /** `@sinima/soundtracks` */
  readonly owner: string;
  readonly pages: readonly PlannedPage[];
  /** Name of its widget for the home page, if it has one. */
  readonly widget?: string;
  /** Its part of the API, if it has one. */
  readonly part?: PartPlan;
  /** The prefix of its Tailwind utilities. */
  readonly stylePrefix: string;
  /** Whether its name gives another prefix than {@link stylePrefix}, which package.json has to name then. */
  readonly declaresPrefix: boolean;
}

/** The given answers; the others follow from the name. */
export interface RemoteRequest {
  readonly name: string;
  /** `/soundtracks`, or `charts=/charts/:year` to name the page. */
  readonly pages?: readonly string[];
  /** A name, or whether there is one; there is by default. */
  readonly widget?: string | boolean;
  readonly owner?: string;
  /** Whether it has a part of the API; there is none by default. */
  readonly api?: boolean;
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/;
const OWNER = /^@[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w.-]*)?$/;

/** The most letters of a name: it is part of addresses, of branches and of environments. */
const MAX_NAME = 40;

/** Return the name of a remote without `mfe-`. @throws Refusal when no remote may have the name */
export function nounOf(name: string): string {
  const noun = name.replace(/^mfe-/, '');
  if (noun === name || !KEBAB.test(noun) || name.length > MAX_NAME) {
    throw new Refusal(
      `A remote cannot be called "${name}". A name is "mfe-" and words of a-z and 0-9 that begin with a letter, joined ` +
        `by hyphens, ${MAX_NAME} letters at most: mfe-soundtracks, mfe-box-office.`,
    );
  }
  return noun;
}

/** Return a page's name and route from how they were asked for. @throws Refusal when one of them is wrong */
function plannedPage(asked: string): PlannedPage {
  const [, prefix = '', named, path = ''] = /^(([^=]*)=)?([^=]*)/.exec(asked) ?? [];
  if (!path.startsWith('/')) {
    throw new Refusal(`A route begins with a slash: write ${prefix}/${path}.`);
  }
  const words = path.split('/').filter((word) => word !== '' && !/^[:*]/.test(word));
  const id = named ?? words.join('-').replaceAll(/[^a-z0-9-]/g, '');
  if (!KEBAB.test(id)) {
    throw new Refusal(
      `The page "${asked}" has no name. Its route gives one, such as /soundtracks or /charts/:year, or you do: ` +
        'charts=/:year. A name is words of a-z and 0-9 that begin with a letter, joined by hyphens.',
    );
  }
  return { id, path };
}

function widgetId(noun: string, { widget = true }: RemoteRequest): string | undefined {
  if (widget === false) return undefined;
  const id = widget === true ? `latest-${noun}` : widget;
  if (!KEBAB.test(id)) {
    throw new Refusal(
      `A widget cannot be called "${id}". A name is words of a-z and 0-9, joined by hyphens.`,
    );
  }
  return id;
}

/**
 * Return the plan for the given answers.
 *
 * @param prefixFor the Tailwind prefix of a remote, and whether package.json has to name it
 * @throws Refusal with the rule that it breaks
 */
export function planRemote(
  request: RemoteRequest,
  prefixFor: (name: string) => Pick<RemotePlan, 'stylePrefix' | 'declaresPrefix'>,
): RemotePlan {
  const { name } = request;
  const noun = nounOf(name);
  const asked = request.pages ?? [];
  const pages = (asked.length === 0 ? [`/${noun}`] : asked).map(plannedPage);
  const widget = widgetId(noun, request);
  const owner = request.owner ?? `@sinima/${noun}`;
  if (!OWNER.test(owner)) {
    throw new Refusal(
      `"${owner}" is no team or person. An owner is written as in CODEOWNERS: @sinima/${noun}.`,
    );
  }
  const names = [...pages.map(({ id }) => id), ...(widget === undefined ? [] : [widget])];
  const twice = names.find((id, index) => names.indexOf(id) !== index);
  if (twice !== undefined)
    throw new Refusal(`Two parts would be called "${twice}". Give one another name: other=/path.`);
  const parts = {
    pages,
    ...(widget !== undefined && { widget }),
    ...(request.api && { part: planPart(noun) }),
  };
  const problems = ownClaimProblems(name, ownedBy(parts));
  if (problems.length > 0)
    throw new Refusal(
      problems.join('\n').replaceAll(/ Change (navigation in )?remote\.config\.ts of \S+\./g, ''),
    );
  return { name, owner, ...parts, ...prefixFor(name) };
}

/** Tell whether a page has one address: its route has no parameters. */
export const hasFixedAddress = ({ path }: PlannedPage): boolean => !/[:*]/.test(path);

/** Return the routes, links and widgets of a plan, as the release store knows them. */
export function ownedBy({ pages, widget, part }: Pick<RemotePlan, 'pages' | 'widget' | 'part'>) {
  return {
    ...(part && { api: ownedByPart(part) }),
    pages: Object.fromEntries(pages.map(({ id, path }) => [id, { paths: [path] }])),
    widgets: widget === undefined ? {} : { [widget]: { slot: 'home' as const, order: 90 } },
    navigation: pages.filter(hasFixedAddress).map(({ id, path }) => ({
      place: 'footer-discover' as const,
      label: nameForms(id).title,
      path,
      order: 90,
    })),
  };
}
