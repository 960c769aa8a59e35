/** Documents in place of updates. */
import { VISITOR_VERSIONS_PATH, type VisitorVersions } from '@sinima/contracts/composition';

/** The interval between two looks at the server's version, in ms. */
const LOOK_MS = 40;

/** After so many looks something is wrong with the server, which says it itself. */
const MAX_LOOKS = 100;

let isLoading = false;

/** Load the page anew; the browser brings the visitor back to where they were. */
export function loadNewDocument(): void {
  if (isLoading) return;
  isLoading = true;
  location.reload();
}

/** Resolve once the server shows a version that went live: it hears of it a moment later. */
export async function untilServed(app: string, version: () => string | undefined): Promise<void> {
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const response = await fetch(VISITOR_VERSIONS_PATH, { cache: 'no-store' });
    const { versions } = (await response.json()) as VisitorVersions;
    if (versions[app] === version()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Tell whether the server could not render this page, or not all of it. */
export function isDocumentBroken(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'responseStatus' in entry && Number(entry.responseStatus) >= 500);
}
