export const accessibilityGoal =
  'Sinima is meant for everybody, whichever device, senses or hands they use it with. Our goal is <link>WCAG 2.2</link> at level AA. We check it ourselves, by programs; nobody has audited the site or certified it.';
export const testedHeading = 'What is tested';
export const testedIntroduction = 'Automatic tests open the site in a browser and check:';
export const testedAxe =
  'each kind of page with the rules of axe, in the light and the dark theme, on a phone and on a desk;';
export const testedWidth = 'each kind of page at a width of 320 pixels, and with text of twice the size;';
export const testedTargets =
  'that links and buttons are large enough, and that the focus can be seen at each stop of Tab;';
export const testedKeyboard =
  'the main tasks by keyboard alone: searching, filtering, opening a title, choosing a season;';
export const testedPreferences =
  'that text has more contrast for those whose system asks for it, and nothing moves for those who want less motion;';
export const testedForcedColours =
  'forced colours, as in the contrast themes of Windows, on the pages of movies;';
export const testedWithoutScripts =
  'that each kind of page of the catalogue can be read without JavaScript, and that search, filters and menus work without it.';
export const missingHeading = 'What we know to be missing';
export const missingPeople = 'No people with disabilities have tested the site.';
export const missingScreenReader =
  'No person has gone through it with a screen reader. Tests check names, roles and order of what a screen reader would read, not how it sounds.';
export const missingPrograms = 'Programs find only some of the barriers that there are.';
export const missingLanguages =
  'Plots, biographies and notes are in English alone, and no native speaker has checked the texts in other languages yet. The language of a foreign title is marked only where the catalogue knows it.';
export const missingWithoutScripts =
  'Saving without an account, sharing by button, suggestions while you type, exporting and importing lists, and copying a citation by button need JavaScript.';
export const barrierHeading = 'You met a barrier?';
export const barrierReport =
  'Say on which page it is, what you wanted to do, and with which browser and aids. An answer is meant to come within two weeks.';
export const tellBarrier = 'Tell us about a barrier';
export const accessibilityTitle = 'Accessibility';
export const accessibilityDescription = 'How accessible Sinima is.';
