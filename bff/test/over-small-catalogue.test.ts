/** Cases that change nothing share one BFF: to start it takes longer than to ask it. */
import './over-small-catalogue/bounds.js';
import './over-small-catalogue/fuzz.js';
import './over-small-catalogue/lists-awards-theaters.js';
import './over-small-catalogue/lists-of-titles.js';
import './over-small-catalogue/people-and-catalogue.js';
import './over-small-catalogue/problems.js';
import './over-small-catalogue/records-of-a-title.js';
import './over-small-catalogue/texts-in-languages.js';
import './over-small-catalogue/title-detail.js';
