import { savesData } from '../page/data-saver.ts';
import type { PageState } from '../page/page-state.ts';
import { afterLoad } from './after-load.ts';
import { onUnheardFailure } from './release-reports.ts';
import type { NoteVital, ReportedPage } from './report-beacon.ts';

/**
 * Report how the releases of a page fare: failures, and web vitals of a sample of pages. What sends them is fetched when there
 * is something to report, which most pages never have.
 */
export function reportWhenNeeded(page: ReportedPage & Pick<PageState, 'vitalsRate'>): void {
  const { vitalsRate } = page;
  if (vitalsRate === undefined) return;
  let sending: Promise<NoteVital> | undefined;

  function send(): Promise<NoteVital> {
    sending ??= import(/* webpackChunkName: "reports" */ './report-beacon.ts').then(({ sendReports }) =>
      sendReports(page),
    );
    // It did not come: the next failure asks again.
    sending.catch(() => (sending = undefined));
    return sending;
  }

  onUnheardFailure(() => void send().catch(() => undefined));
  if (savesData() || Math.random() >= vitalsRate) return;
  void afterLoad()
    .then(() => Promise.all([import(/* webpackChunkName: "reports" */ './measure-vitals.ts'), send()]))
    .then(([{ measureVitals }, noteVital]) => measureVitals(noteVital))
    .catch(() => undefined);
}
