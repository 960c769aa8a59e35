/** The process that prepares the measured site. */
import { prepareSite } from './prepare-site.ts';

await prepareSite();
