import { ACTIVATIONS_PATH } from '@sinima/contracts/reports';
import { savesData } from '../page/data-saver.ts';
import { shownVersions, type PageState } from '../page/page-state.ts';
import { wasSpeculative, whenActive } from './activation.ts';
import { afterLoad } from './after-load.ts';
import { onUnheardFault, reportThrown } from './release-reports.ts';
import type { NoteVital, ReportedPage } from './report-beacon.ts';

/** Tell the server which versions a page shows that it sent to a speculative request, for which it counted no visitor. */
function tellActivation(page: ReportedPage): void {
  navigator.sendBeacon(ACTIVATIONS_PATH, JSON.stringify(shownVersions(page)));
}

/**
 * Report how the releases of a page fare: failures, and web vitals of a sample of pages. Their code is fetched when there
 * is something to report, which most pages never have. While a page is prerendered it reports nothing.
 */
export function reportWhenNeeded(page: ReportedPage & Pick<PageState, 'vitalsRate'>): void {
  const { vitalsRate } = page;
  if (vitalsRate === undefined) return;
  let sending: Promise<NoteVital> | undefined;

  function send(): Promise<NoteVital> {
    sending ??= whenActive()
      .then(() => import(/* webpackChunkName: "reports" */ './report-beacon.ts'))
      .then(({ sendReports }) => sendReports(page));
    // It did not come: the next fault asks again.
    sending.catch(() => (sending = undefined));
    return sending;
  }

  void whenActive().then(() => {
    if (wasSpeculative()) tellActivation(page);
  });
  onUnheardFault(() => void send().catch(() => undefined));
  addEventListener('error', ({ error }) => reportThrown(error));
  addEventListener('unhandledrejection', ({ reason }) => reportThrown(reason));
  if (savesData() || Math.random() >= vitalsRate) return;
  void afterLoad()
    .then(() => Promise.all([import(/* webpackChunkName: "reports" */ './measure-vitals.ts'), send()]))
    .then(([{ measureVitals }, noteVital]) => measureVitals(noteVital))
    .catch(() => undefined);
}
