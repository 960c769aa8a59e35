import {
  MAX_PAGE_ERRORS,
  MAX_REPORT_BYTES,
  REPORT_TOKEN_PATH,
  REPORTS_PATH,
  type ErrorReport,
  type FailureReport,
  type PageReport,
  type PageVersions,
  type ReportToken,
  type Vital,
  type VitalsClass,
} from '@sinima/contracts/reports';
import { reportableVersions, type PageState } from '../page/page-state.ts';
import { errorReport } from './error-report.ts';
import { onFault } from './release-reports.ts';

/** Beacons that one page may send. */
const MAX_BEACONS = 3;

/** How long failures are gathered before they are sent, in milliseconds: they come in groups. */
const GATHER_MS = 250;

/** Most failures of one page. */
const MAX_FAILURES = 20;

/** Ask what the page may report with; undefined: nothing of it is of interest now. */
async function askForToken(versions: PageVersions): Promise<ReportToken | undefined> {
  const response = await fetch(REPORT_TOKEN_PATH, {
    method: 'POST',
    body: JSON.stringify(versions),
    keepalive: true,
  });
  return response.status === 200 ? ((await response.json()) as ReportToken) : undefined;
}

/** The part of a page's state that its reports need. */
export type ReportedPage = Pick<PageState, 'composition' | 'visitorVersions' | 'rendered'>;

/** Takes in the vitals of a page. */
export type NoteVital = (kind: VitalsClass, vital: Vital, value: number) => void;

/**
 * Report how the releases of a page fare: failures and errors at once, web vitals when the page is hidden.
 * Pages are the same for many visitors; so the one that has something to report asks for a token first.
 */
export function sendReports(page: ReportedPage): NoteVital {
  const shown = [...new Set([...page.rendered.map(({ remote }) => remote), 'shell'])];
  const versions = reportableVersions(page);
  const told = new Set<string>();
  let failures: FailureReport[] = [];
  const toldErrors = new Set<string>();
  let errors: ErrorReport[] = [];
  let vitals: PageReport['vitals'] = {};
  /** Classes whose vitals have been sent: a page that is restored often sends those of its first return. */
  const sentClasses = new Set<VitalsClass>();
  let beacons = 0;
  let gathering: number | undefined;
  let asking: Promise<void> | undefined;
  let granted: ReportToken | undefined;

  /** Ask early: there is no time for it when the page is hidden. */
  function ask(): Promise<void> {
    asking ??= askForToken(versions).then(
      (token) => void (granted = token),
      () => void (asking = undefined),
    );
    return asking;
  }

  function send(measured: PageReport['vitals']): void {
    clearTimeout(gathering);
    gathering = undefined;
    const isEmpty = failures.length + errors.length === 0 && Object.keys(measured).length === 0;
    if (isEmpty || beacons === MAX_BEACONS || !granted) return;
    const report: PageReport = {
      ...granted,
      shown,
      failures,
      vitals: measured,
      ...(errors[0] && { errors }),
    };
    const body = JSON.stringify(report);
    failures = [];
    errors = [];
    if (body.length > MAX_REPORT_BYTES) return;
    beacons += 1;
    navigator.sendBeacon(REPORTS_PATH, body);
  }

  /** Add what was not told before, in so far as there is room. */
  function add<Told>(list: Told[], item: Told | undefined, former: Set<string>, most: number): boolean {
    const key = JSON.stringify(item);
    if (item === undefined || former.has(key) || former.size === most) return false;
    former.add(key);
    list.push(item);
    return true;
  }

  onFault((fault) => {
    // A request that the visitor's own network breaks off says nothing about a release.
    if (!navigator.onLine) return;
    const isFailure = add(failures, fault.failure, told, MAX_FAILURES);
    const isError = add(errors, errorReport(fault, versions), toldErrors, MAX_PAGE_ERRORS);
    if (!isFailure && !isError) return;
    void ask();
    // The last beacon is for when the page is hidden.
    if (beacons < MAX_BEACONS - 1)
      gathering ??= window.setTimeout(() => void ask().then(() => send({})), GATHER_MS);
  });

  const onHidden = (): void => {
    send(vitals);
    if (!granted) return;
    for (const kind of Object.keys(vitals) as VitalsClass[]) sentClasses.add(kind);
    vitals = {};
  };

  function noteVital(kind: VitalsClass, vital: Vital, value: number): void {
    void ask();
    if (!sentClasses.has(kind)) vitals = { ...vitals, [kind]: { ...vitals[kind], [vital]: value } };
  }

  addEventListener('pagehide', onHidden);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') onHidden();
  });
  return noteVital;
}
