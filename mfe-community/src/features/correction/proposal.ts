/** What a visitor sends: a letter with the change in it, as `git am` takes it. */
interface Proposal {
  /** The slug of what is corrected. */
  readonly slug: string;
  /** Where others can look it up. */
  readonly source: string;
  readonly diff: string;
}

/** Return the whole text of a proposal. */
export function proposalText({ slug, source, diff }: Proposal): string {
  return [
    'From: A visitor of Sinima <visitor@sinima.invalid>',
    `Subject: [PATCH] data: a correction of ${slug}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    `Source: ${source.trim()}`,
    '---',
    diff,
  ].join('\n');
}

/** Return the address of a letter with the proposal in it, for the visitor's own mail program; whom it goes to, they fill in. */
export function letterAddress({ slug, source, diff }: Proposal): string {
  const subject = `A correction of ${slug}`;
  const body = `Source: ${source.trim()}\n\n${diff}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
