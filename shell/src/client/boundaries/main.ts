/** The boundary overlay: whose is what on this page. A script of its own, which pages load that were asked for with `?boundaries`. */
import { BOUNDARIES_ID, type BoundaryFacts } from '../../page/boundary-facts.ts';
import { openOverlay } from './overlay.ts';

const facts = JSON.parse(document.getElementById(BOUNDARIES_ID)?.textContent ?? '{}') as BoundaryFacts;

openOverlay(facts);
