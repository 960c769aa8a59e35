/**
 * The browser with everything that visitors have, such as its back/forward cache and view transitions between documents. Most
 * tests run in the one without a user interface, which takes less processor time.
 */
import { findChromium } from '@sinima/checks/find-chromium';

export const wholeBrowser = findChromium() ?? 'chromium';
