/** Which site a command is about: options come before settings. */
import path from 'node:path';

/** As the command line gives it. */
export interface SiteChoice {
  /** A folder, or `s3://bucket/prefix`. */
  readonly store?: string;
  /** The origin of the site: `https://staging.example`. */
  readonly site?: string;
}

/** Put what was chosen in the place of the settings, which whatever opens the store or asks the API reads. */
export function useSite({ store, site }: SiteChoice, environment: NodeJS.ProcessEnv = process.env): void {
  if (store !== undefined) {
    const isBucket = store.startsWith('s3://');
    environment.RELEASES_BUCKET = isBucket ? store : '';
    if (!isBucket) environment.RELEASES_DIR = path.resolve(store);
  }
  if (site !== undefined) environment.BFF_URL = site;
}
