import { pageSlotOf } from '@sinima/contracts/page-slot';
import type { BuiltRemote, HostOffers } from '@sinima/contracts/release';
import semver from 'semver';
import { missingFields } from '../api/answer-fields.ts';
import type { OpenApi } from '@sinima/contracts/openapi-document';

/** The needs of a release, which are compared with the offers of host and API. */
export type Needing = Pick<BuiltRemote, 'app' | 'version' | 'needs' | 'widgets'>;

const list = (words: readonly string[]): string => words.join(', ');

function sharedProblems({ app, needs }: Needing, offers: HostOffers): string[] {
  return Object.entries(needs.shared).flatMap(([name, built]) => {
    const offered = offers.shared[name];
    if (offered === undefined) {
      return [
        `${app} takes ${name} from the host, which offers none. Bundle it with ${app}, or publish a host that shares it first.`,
      ];
    }
    if (semver.satisfies(offered, `^${built}`, { includePrerelease: true })) return [];
    return [
      `${app} is built against ${name} ${built}; the host offers ${offered}. Build ${app} against ${offered}, or publish a host with ${name} ${built} first.`,
    ];
  });
}

/** A host that exports it to pages shows widgets in them. */
const SLOT_EXPORT = 'Slot';

/** Tell whether a host shows widgets in a slot. Whether a page has it is another question: hosts do not know pages. */
function isOffered(slot: Needing['widgets'][string]['slot'], { slots, runtime }: HostOffers): boolean {
  return pageSlotOf(slot) ? runtime.includes(SLOT_EXPORT) : slots.some((each) => each === slot);
}

function lackingProblems({ app, needs, widgets }: Needing, offers: HostOffers): string[] {
  const runtime = needs.runtime.filter((name) => !offers.runtime.includes(name));
  const tokens = needs.tokens.filter((name) => !offers.tokens.includes(name));
  const slots = Object.entries(widgets).filter(([, { slot }]) => !isOffered(slot, offers));
  return [
    ...(runtime.length > 0
      ? [
          `${app} uses ${list(runtime)} of @sinima/runtime, which the host's does not export. Publish a host with it first, or do without.`,
        ]
      : []),
    ...(tokens.length > 0
      ? [
          `The styles of ${app} use ${list(tokens)}, which the host does not define. Give a fallback value, as in var(${tokens[0]!}, …), or publish a host with it first.`,
        ]
      : []),
    ...slots.map(([id, { slot }]) =>
      pageSlotOf(slot)
        ? `The widget "${id}" of ${app} stands in a page (${slot}), and the host shows none there. Publish a host first whose @sinima/runtime exports ${SLOT_EXPORT}.`
        : `The widget "${id}" of ${app} uses the slot "${slot}", which the host does not have. Its slots are: ${list(offers.slots)}. Choose one in remote.config.ts, or publish a host with "${slot}" first.`,
    ),
  ];
}

/** Return what a release reads of the API that the document does not have. */
export function apiProblems({ app, needs }: Needing, openapi: OpenApi): string[] {
  return Object.entries(needs.api).flatMap(([operation, fields]) => {
    const missing = missingFields(openapi, operation, fields);
    if (missing === undefined) {
      return [
        `${app} reads ${operation}, which the API does not have. Deploy an API with it first, or do without.`,
      ];
    }
    if (missing.length === 0) return [];
    return [
      `${app} reads ${list(missing)} of ${operation}, which the API does not answer. Deploy an API with it first, or do without.`,
    ];
  });
}

/**
 * Return what a release needs that host or API do not offer: one message each, none when it fits. Shared packages fit
 * within the caret range of the version that it was built against (react 19.3.1 with a host's 19.4.0).
 *
 * @param openapi the API's document; left out, fields of the API are not compared
 */
export function incompatibilities(release: Needing, offers: HostOffers, openapi?: OpenApi): string[] {
  return [
    ...sharedProblems(release, offers),
    ...lackingProblems(release, offers),
    ...(openapi ? apiProblems(release, openapi) : []),
  ];
}
