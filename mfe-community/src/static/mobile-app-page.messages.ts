export const noApp = 'There is no app to install yet.';
export const siteOnPhones =
  'The site itself is made for small screens and metered data: a page arrives ready to read, a poster weighs about a kilobyte, and everything can be read without scripts. Most browsers can put it on the home screen.';
export const mobileAppTitle = 'Mobile App';
export const mobileAppDescription = 'Sinima on a phone.';
