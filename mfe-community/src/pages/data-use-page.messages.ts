export const dataUseIntroduction =
  'What this site takes of your data plan, and of your device. All of it is measured in your browser.';
export const thisVisitHeading = 'This visit';
export const lessDataHeading = 'Use less data';
export const offlineHeading = 'Kept for when you are offline';
export const offlineIntroduction =
  'Pages that you have read stay in this browser for a while, with the files that they need, so that you can read them without a network. Nobody else sees which.';
export const dataUseTitle = 'Data Use';
export const dataUseDescription =
  'What this site takes of your data plan and of your device, and how to use less.';
