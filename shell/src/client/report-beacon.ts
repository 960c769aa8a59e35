import {
  MAX_REPORT_BYTES,
  REPORTS_PATH,
  type FailureReport,
  type PageReport,
} from '@sinima/contracts/reports';
import { reportableVersions, type PageState } from '../app/page-state.ts';
import { onFailure } from './release-reports.ts';

/** Beacons that one page may send. */
const MAX_BEACONS = 3;

/** How long failures are gathered before they are sent, in milliseconds: they come in groups. */
const GATHER_MS = 250;

/** Most failures of one page. */
const MAX_FAILURES = 20;

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Code that is fetched while the browser has nothing better to do. */
async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: 5_000 })
      : setTimeout(resolve),
  );
}

type ReportedPage = Pick<PageState, 'composition' | 'visitorVersions' | 'rendered' | 'reports'>;

/**
 * Report how the releases of a page fare: failures at once, web vitals of a sample of pages when the page is hidden.
 * Nothing is reported where the page names no token.
 */
export function sendReports(page: ReportedPage): void {
  const { reports } = page;
  if (!reports) return;
  const versions = reportableVersions(page);
  const shown = [...new Set([...page.rendered.map(({ remote }) => remote), 'shell'])];
  const told = new Set<string>();
  let failures: FailureReport[] = [];
  let vitals: PageReport['vitals'] = {};
  let areVitalsSent = false;
  let beacons = 0;
  let gathering: number | undefined;

  function send(measured: PageReport['vitals']): void {
    clearTimeout(gathering);
    gathering = undefined;
    const isEmpty = failures.length === 0 && Object.keys(measured).length === 0;
    if (isEmpty || beacons === MAX_BEACONS) return;
    const report: PageReport = { token: reports!.token, versions, shown, failures, vitals: measured };
    const body = JSON.stringify(report);
    failures = [];
    if (body.length > MAX_REPORT_BYTES) return;
    beacons += 1;
    navigator.sendBeacon(REPORTS_PATH, body);
  }

  onFailure((failure) => {
    const key = Object.values(failure).join(' ');
    // What the visitor's own network breaks off says nothing about a release.
    if (told.has(key) || told.size === MAX_FAILURES || !navigator.onLine) return;
    told.add(key);
    failures.push(failure);
    // The last beacon is for when the page is hidden.
    if (beacons < MAX_BEACONS - 1) gathering ??= window.setTimeout(send, GATHER_MS, {});
  });

  const onHidden = (): void => {
    send(areVitalsSent ? {} : vitals);
    areVitalsSent ||= Object.keys(vitals).length > 0;
  };
  addEventListener('pagehide', onHidden);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') onHidden();
  });

  if (savesData() || Math.random() >= reports.vitalsRate) return;
  void afterLoad()
    .then(() => import('./measure-vitals.ts'))
    .then(({ measureVitals }) =>
      measureVitals((vital, value) => {
        vitals = { ...vitals, [vital]: value };
      }),
    )
    .catch(() => undefined);
}
